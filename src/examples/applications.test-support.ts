import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Writes a folder of applications, `app/layer/file` → content, for a test. Returns the folder. */
export function writeApplications(files: { [path: string]: string }): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'examples-'))
  for (const [file, content] of Object.entries(files)) {
    const absolute = path.join(dir, file)
    mkdirSync(path.dirname(absolute), { recursive: true })
    writeFileSync(absolute, content)
  }
  return dir
}
