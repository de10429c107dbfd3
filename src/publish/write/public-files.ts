import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { UsageError } from '../../system/run-command.ts'

/**
 * Files of `public/` are published as they are, so they must be of the content itself.
 * @throws UsageError naming a symbolic link
 */
export async function refuseLinks(publicDir: string): Promise<void> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true }).catch(() => [])
  const link = entries.find((entry) => entry.isSymbolicLink())
  if (!link) return
  const file = path.join(link.parentPath, link.name)
  throw new UsageError(`${file} is a symbolic link. Put the file itself in its place.`)
}
