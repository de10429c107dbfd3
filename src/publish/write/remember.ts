import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { listFiles } from '../../system/list-files.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'

/**
 * What `make` gives, from disk when it was made before of the same inputs by the same code. Only the last
 * result of each name is kept. Values are what structured cloning can copy.
 *
 * @param inputs everything that the result depends on, besides the project's code and packages
 * @param holds whether a result from disk can still be used
 */
export async function remember<Value>(
  name: string,
  inputs: unknown[],
  make: () => Promise<Value>,
  holds: (value: Value) => Promise<boolean> = async () => true,
): Promise<Value> {
  const sum = createHash('sha256').update(await codeVersion())
  for (const input of inputs) sum.update(`\0${JSON.stringify(input)}`)
  const key = sum.digest('hex')
  const file = path.join(cacheDir, 'stages', name)
  const kept = await readKept<Value>(file)
  if (kept?.key === key && (await holds(kept.value))) return kept.value
  const value = await make()
  await mkdir(path.dirname(file), { recursive: true })
  const partial = `${file}.${process.pid}`
  await writeFile(partial, serialize({ key, value }))
  await rename(partial, file)
  return value
}

async function readKept<Value>(file: string): Promise<{ key: string; value: Value } | null> {
  try {
    return deserialize(await readFile(file))
  } catch {
    // Missing, cut off, or written by another version of Node: made again.
    return null
  }
}

let version: Promise<string> | undefined

/** Changes with any module below src/ and any package. */
function codeVersion(): Promise<string> {
  version ??= (async () => {
    const lockfile = await readFile(path.join(projectRoot, 'package-lock.json'))
    const code = await hashOfFiles(path.join(projectRoot, 'src'), /(?<!\.test)\.(tsx?|mjs|css)$/)
    return createHash('sha256').update(code).update(lockfile).digest('hex')
  })()
  return version
}

/**
 * A hash of the files below a folder and of their paths.
 * @param names matches the paths, from the folder, that count
 */
export async function hashOfFiles(folder: string, names = /./): Promise<string> {
  const files = listFiles(folder).filter((name) => names.test(name))
  const contents = await Promise.all(files.map((name) => readFile(path.join(folder, name))))
  const sum = createHash('sha256')
  for (const [index, content] of contents.entries()) {
    sum.update(`\0${files[index]}\0${content.length}\0`).update(content)
  }
  return sum.digest('hex')
}
