import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

let version: Promise<string> | undefined

/** Changes when the compiler's source, with everything it imports, or a package changes. */
export function compilerVersion(root: string): Promise<string> {
  version ??= (async () => {
    const entry = path.join(import.meta.dirname, 'compile-worker.ts')
    const files = [...(await sourceGraph(entry))].sort()
    const contents = await Promise.all(
      [...files, path.join(root, 'package-lock.json')].map((file) =>
        readFile(file).catch(() => 'none'),
      ),
    )
    return hash(...contents)
  })()
  return version
}

/** A short hash of several texts: moving text from one to the next changes it. */
export function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex').slice(0, 32)
}

/** A source file and all files that it imports by relative path, directly or not. */
async function sourceGraph(file: string, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(file)) return found
  found.add(file)
  const source = await readFile(file, 'utf8')
  for (const [, specifier = ''] of source.matchAll(/from '(\.[^']+)'/g)) {
    await sourceGraph(path.join(path.dirname(file), specifier), found)
  }
  return found
}
