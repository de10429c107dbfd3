import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../../system/list-files.ts'
import { UsageError } from '../../system/run-command.ts'

/** Files of a build: path below the output folder → content. */
export type OutputFiles = Map<string, string | Uint8Array>

/** Reads every file below a folder, in the order of their paths. */
export async function readFiles(folder: string): Promise<OutputFiles> {
  const names = listFiles(folder)
  const contents = await Promise.all(names.map((name) => readFile(path.join(folder, name))))
  return new Map(names.map((name, index) => [name, contents[index] as Buffer]))
}

const retiredOf = (outDir: string) => `${outDir}.retired`

/**
 * The folders that this process has locked. A lock with the number of this process that is not among them is left from
 * an earlier build: in containers, process numbers repeat.
 */
const locked = new Set<string>()

/**
 * Locks an output folder, because two builds would write over one another. The lock of a build that was killed does not
 * count.
 * @returns a function that unlocks the folder
 * @throws UsageError while another build holds the lock
 */
export async function lockOutput(outDir: string): Promise<() => Promise<void>> {
  const file = `${outDir}.lock`
  await mkdir(path.dirname(outDir), { recursive: true })
  for (let isFirst = true; ; isFirst = false) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    const isAtWork = owner === process.pid ? locked.has(file) : isRunning(owner)
    if (isAtWork || !isFirst) {
      throw new UsageError(
        `Another build, process ${owner}, is writing ${outDir}. Wait until it has ended, or choose another folder with --out.`,
      )
    }
    await rm(file, { force: true })
  }
  locked.add(file)
  return async () => {
    locked.delete(file)
    await rm(file, { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    // It runs and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Makes sure that a folder may be replaced by a build, and brings back the last build if one was
 * stopped between the two renames of its swap.
 * @param mark path of a file that every build holds
 * @throws UsageError when the folder holds something that is no build.
 */
export async function prepareOutput(outDir: string, mark: string): Promise<void> {
  const exists = (file: string) =>
    access(file).then(
      () => true,
      () => false,
    )
  if (!(await exists(outDir)) && (await exists(retiredOf(outDir)))) {
    await rename(retiredOf(outDir), outDir)
  }
  if (!(await exists(outDir)) || (await exists(path.join(outDir, mark)))) return
  const isFolder = (await stat(outDir)).isDirectory()
  if (isFolder && (await readdir(outDir)).length === 0) return
  throw new UsageError(
    `${outDir} ${isFolder ? 'holds' : 'is'} something that is no build, and a build would replace it. Choose another folder for --out, or empty it.`,
  )
}

/**
 * Puts a finished build in the place of the last one. Until the two renames, the last good output
 * is untouched; a build that fails before never gets here.
 */
export async function swapIntoPlace(stagingDir: string, outDir: string): Promise<void> {
  const retired = retiredOf(outDir)
  await rm(retired, { recursive: true, force: true })
  await rename(outDir, retired).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(stagingDir, outDir)
  await rm(retired, { recursive: true, force: true })
}
