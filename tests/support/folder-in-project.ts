import { mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'

/** A new folder for the files of a test, by its path from the project's root, outside of which nothing is read. */
export function folderInProject(): string {
  mkdirSync('.cache', { recursive: true })
  return mkdtempSync(path.join('.cache', 'test-'))
}
