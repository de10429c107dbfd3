import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Changes with the checker's own code, the installed packages and Node. */
export function toolHash(): string {
  const folder = import.meta.dirname
  const sources = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const lockFile = path.join(folder, '../../package-lock.json')
  const files = [...sources.sort().map((name) => path.join(folder, name)), lockFile]
  return hash(
    process.version,
    ...files.filter(existsSync).map((file) => readFileSync(file, 'utf8')),
  )
}

export function hash(...parts: string[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('base64url')
}
