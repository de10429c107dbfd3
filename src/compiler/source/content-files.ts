import { readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../system/list-files.ts'
import { pageIdOf } from './page-ids.ts'
import { normalizeText } from './source-text.ts'

/** The text that was read or, as the end of a sentence, why it couldn't be. */
type ReadText = { text: string } | { reason: string }

/**
 * Reads a text file by its path from `root`. The file has to be inside `root`, and the path must not come from content.
 */
export function readProjectText(root: string, file: string): ReadText {
  const content = readFile(root, file)
  return typeof content === 'string' ? { reason: content } : decode(content)
}

/**
 * Reads a file that a page refers to, by its path from `root`. Many people write content, and everything that it reads
 * is published, so it can only read the content folder and the folders `examples` beside it and at the root. Files
 * whose name begins with a dot, and files of packages, are excluded.
 *
 * @param contentDir from `root`, with a slash at the end
 * @returns the content or, as the end of a sentence, why it can't be read
 */
export function readContentFile(root: string, contentDir: string, file: string): Buffer | string {
  const examples = new Set([path.posix.join(contentDir, '../examples/'), 'examples/'])
  const folders = [contentDir, ...examples]
  return readFile(root, file, (named) => {
    const folder = folders.find((open) => named.startsWith(open))
    if (folder === undefined) return `pages can only show files in ${folders.join(' and ')}`
    return /(^|\/)(\.|node_modules\/)/.test(named.slice(folder.length))
      ? 'hidden files and dependencies are not for pages to show'
      : null
  })
}

/** The same for text, whose lines end in `\n`. */
export function readContentText(root: string, contentDir: string, file: string): ReadText {
  const content = readContentFile(root, contentDir, file)
  return typeof content === 'string' ? { reason: content } : decode(content)
}

/**
 * The sources of the pages below a folder, in the order of their ids. Files that can't be read are left out.
 * @param docsDir the folder of all pages, from `root`, with a slash at the end
 * @param folder from there, with a slash at the end
 */
export function readPageTexts(
  root: string,
  docsDir: string,
  folder: string,
): { id: string; text: string }[] {
  return listFiles(path.join(root, docsDir, folder))
    .filter((name) => /^[^.].*\.md$/.test(name))
    .flatMap((name) => {
      const read = readProjectText(root, docsDir + folder + name)
      return 'text' in read ? [{ id: pageIdOf(folder + name), text: read.text }] : []
    })
}

/** Reads a text file of an installed package, whose folder may be a link. */
export function readPackageText(root: string, name: string, file: string): ReadText {
  // The name may come from content, so it must not lead out of the packages' folder.
  if (!/^(@[\w-][\w.-]*\/)?[\w-][\w.-]*$/.test(name))
    return { reason: 'that is not the name of a package' }
  return readProjectText(path.join(root, 'node_modules', name), file)
}

/**
 * @param refuse why a path, normalized and from the root, can't be read; for a link, it's also called with the real
 * path
 */
function readFile(
  root: string,
  file: string,
  refuse: (named: string) => string | null = () => null,
): Buffer | string {
  try {
    const refused = refuse(path.posix.normalize(file))
    if (refused !== null) return refused
    const realRoot = realpathSync(root)
    const real = realpathSync(path.join(root, file))
    const named = path.relative(realRoot, real).split(path.sep).join('/')
    if (named === '..' || named.startsWith('../') || path.isAbsolute(named)) {
      return 'it is outside of the project'
    }
    // Reading a device or a pipe might never end.
    return refuse(named) ?? (statSync(real).isFile() ? readFileSync(real) : 'it is not a file')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`
  }
}

function decode(content: Buffer): ReadText {
  try {
    return { text: normalizeText(new TextDecoder('utf-8', { fatal: true }).decode(content)) }
  } catch {
    return { reason: 'it is not UTF-8' }
  }
}
