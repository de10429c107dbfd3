import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { UsageError } from '../../system/run-command.ts'

/**
 * Files of `public/` are published as they are. They must be of the content itself, and none may stand
 * where the build puts something.
 * @param generated paths below the output folder that the build writes
 * @throws UsageError naming the file.
 */
export async function checkPublicFiles(
  publicDir: string,
  generated: ReadonlySet<string>,
): Promise<void> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(publicDir, file).split(path.sep).join('/')
    if (entry.isSymbolicLink()) {
      throw new UsageError(`${file} is a symbolic link. Put the file itself in its place.`)
    }
    if (generated.has(name)) {
      throw new UsageError(
        `${file} stands where the build writes its own ${name}. Rename the file.`,
      )
    }
  }
}
