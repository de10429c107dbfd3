import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { normalizeText } from './source-text.ts'

/**
 * Reads a file that content names, by its path from `root`. Content comes from many hands: what lies
 * outside of the project, also behind a symbolic link, is not for it to publish.
 * @returns the content, or what is wrong as the end of a sentence
 */
export function readContentFile(root: string, file: string): Buffer | string {
  try {
    const real = realpathSync(path.join(root, file))
    if (!isBelow(realpathSync(root), real)) return 'it lies outside of the project'
    // Devices and pipes have no end.
    return statSync(real).isFile() ? readFileSync(real) : 'it is no file'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`
  }
}

/** The same for text, whose lines end in `\n`. */
export function readContentText(root: string, file: string): { text: string } | { reason: string } {
  const content = readContentFile(root, file)
  if (typeof content === 'string') return { reason: content }
  try {
    return { text: normalizeText(new TextDecoder('utf-8', { fatal: true }).decode(content)) }
  } catch {
    return { reason: 'it is not UTF-8' }
  }
}

export function isBelow(folder: string, file: string): boolean {
  const relative = path.relative(folder, file)
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative)
}
