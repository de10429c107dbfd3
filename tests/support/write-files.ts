import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes files below a folder, and makes the folders on the way. */
export function writeFiles(folder: string, files: { [file: string]: string | Uint8Array }): void {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, content)
  }
}
