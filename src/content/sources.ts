import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PageSource } from './compile.ts'
import type { Problem } from './problem.ts'
import { pageIdOf } from './routes.ts'
import { normalizeText } from './source-text.ts'

/**
 * Reads the source of every page below `docsDir`, in the order of their paths. What cannot be a page, or
 * would be left out without a word, is a problem. Names that begin with a dot are the editor's own.
 */
export async function readSources(
  root: string,
  docsDir: string,
): Promise<{ sources: PageSource[]; problems: Problem[] }> {
  const problems: Problem[] = []
  const sources: PageSource[] = []
  const folder = path.join(root, docsDir)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) {
    const [message, hint] = ['There is no such folder.', 'Expected the folder of the pages.']
    return { sources, problems: [{ severity: 'error', file: docsDir, line: 1, message, hint }] }
  }
  const files = entries
    .map((entry) => ({
      entry,
      name: path.join(path.relative(folder, entry.parentPath), entry.name),
    }))
    .map(({ entry, name }) => ({ entry, name: name.split(path.sep).join('/') }))
    .filter(({ name }) => !/(^|\/)\./.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

  const texts = await Promise.all(
    files.map(({ entry, name }) =>
      entry.isFile() && name.endsWith('.md') ? readFile(path.join(folder, name), 'utf8') : '',
    ),
  )
  for (const [index, { entry, name }] of files.entries()) {
    const mistake = await mistakeIn(entry, name, folder)
    if (mistake) {
      const [message, hint] = mistake
      problems.push({
        severity: 'error',
        file: path.posix.join(docsDir, name),
        line: 1,
        message,
        hint,
      })
    } else if (name.endsWith('.md')) {
      sources.push({
        id: pageIdOf(name),
        sourcePath: path.posix.join(docsDir, name),
        text: normalizeText(texts[index] ?? ''),
        // Known later: it must not be a reason to compile a page again.
        lastUpdated: null,
      })
    }
  }
  return { sources, problems }
}

type Mistake = [message: string, hint: string]

async function mistakeIn(entry: Dirent, name: string, folder: string): Promise<Mistake | null> {
  const isPage = name.endsWith('.md')
  if (entry.isSymbolicLink()) {
    const target = await stat(path.join(folder, name)).catch(() => null)
    if (target?.isFile() && !isPage) return null
    return [
      'This is a symbolic link, which is not followed.',
      'Put the file or the folder itself in its place.',
    ]
  }
  if (isPage && !entry.isFile()) return ['This is no file.', 'Expected a Markdown file.']
  if (!isPage && entry.isFile() && /\.(md|mdx|markdown)$/i.test(name)) {
    return ['The file would be left out.', 'Pages end in `.md`: rename it.']
  }
  if (!isPage || /^([a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.md$/i.test(name)) return null
  return [
    'The path of the file cannot be the address of a page.',
    'Expected letters from a to z, digits, hyphens and underscores.',
  ]
}
