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
 * The folders that this process has locked. Containers reuse process numbers, so a lock file with our number for a
 * folder that isn't in this set is from an earlier build.
 */
const locked = new Set<string>()

/**
 * Locks an output folder, because two builds would overwrite each other's files. The lock of a build that was killed
 * doesn't count.
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
    // EPERM means that the process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Makes sure that a build may replace the folder. If a build was stopped between the two renames of its swap, restores
 * the previous one.
 * @param mark path of a file that every build has
 * @throws UsageError when the folder contains something that isn't a build.
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
 * Replaces the previous build with a finished one. The previous output is untouched until the two renames, and a build
 * that fails never gets here.
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
