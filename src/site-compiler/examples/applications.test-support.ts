import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeFiles } from '../../../tests/support/write-files.ts'

/** Writes a folder of applications, `app/layer/file` → content, for a test. Returns the folder. */
export function writeApplications(files: { [path: string]: string }): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'examples-'))
  writeFiles(dir, files)
  return dir
}
