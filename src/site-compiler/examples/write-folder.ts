import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../system/list-files.ts'
import type { FileContents } from './compose.ts'

/** Folders that are created by running the application and aren't part of it. */
const generated = new Set(['dist', 'node_modules'])

/**
 * Makes a folder contain exactly these files, besides what running the application has created. Files that are already
 * correct aren't written, so that a development server only sees real changes.
 */
export function writeFolder(folder: string, files: FileContents): void {
  mkdirSync(folder, { recursive: true })
  for (const file of listFiles(folder)) {
    const isGenerated = generated.has(file.split('/')[0] ?? '')
    if (!isGenerated && !files.has(file)) rmSync(path.join(folder, file), { force: true })
  }
  for (const [file, content] of files) {
    const absolute = path.join(folder, file)
    if (contentOf(absolute)?.equals(content)) continue
    mkdirSync(path.dirname(absolute), { recursive: true })
    // Renamed into place, because another build may write the same application at the same time.
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
