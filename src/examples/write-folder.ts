import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../system/list-files.ts'
import type { Files } from './compose.ts'

/** Made by running the application in the folder, not part of it. */
const kept = new Set(['dist', 'node_modules'])

/**
 * Makes a folder hold exactly these files, besides what running the application has made there. A
 * file that is right already is not touched, so that a development server sees only real changes.
 */
export function writeFolder(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true })
  for (const file of listFiles(folder)) {
    const isKept = kept.has(file.split('/')[0] ?? '')
    if (!isKept && !files.has(file)) rmSync(path.join(folder, file), { force: true })
  }
  for (const [file, content] of files) {
    const absolute = path.join(folder, file)
    if (contentOf(absolute)?.equals(content)) continue
    mkdirSync(path.dirname(absolute), { recursive: true })
    // Whole or not at all: another build may put the same application together.
    const partial = `${folder}.${process.pid}`
    writeFileSync(partial, content)
    renameSync(partial, absolute)
  }
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}
