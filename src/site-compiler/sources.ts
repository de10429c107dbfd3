import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PageSource } from '../compiler/compile-page.ts'
import { namesInFrontMatter, type PageNames } from '../compiler/source/front-matter.ts'
import { pageIdOf, routeOf } from '../compiler/source/page-ids.ts'
import { normalizeText } from '../compiler/source/source-text.ts'
import { type Diagnostic, errorIn } from '../model/diagnostic.ts'
import { filesAtOnce, mapConcurrent } from '../system/concurrency.ts'
import { hash } from '../system/hash.ts'
import { type Entry, listEntries } from '../system/list-files.ts'

/** A page's source without its text, because the texts of a large site take 30 KB per page. */
export type SourceFile = Omit<PageSource, 'text'> &
  PageNames & {
    textHash: string
    /** Length of the text, in characters. */
    length: number
  }

/** The route of the page, unless its front matter has mistakes. */
export function routeOfSource({ id, route }: SourceFile): string {
  return route ?? routeOf(id)
}

/** The current source of a page. */
export async function readSource(
  root: string,
  { id, sourcePath }: Pick<PageSource, 'id' | 'sourcePath'>,
): Promise<PageSource> {
  const text = normalizeText(await readFile(path.join(root, sourcePath), 'utf8'))
  // The time of the last change is added later, because it must not be a reason to compile a page again.
  return { id, sourcePath, text, lastUpdated: null }
}

/**
 * Finds the source of every page below `docsDir`, sorted by path. Files that can't be pages, or that would be left out
 * silently, are reported. Names that begin with a dot are ignored, because editors create such files.
 */
export async function listSources(
  root: string,
  docsDir: string,
): Promise<{ files: SourceFile[]; diagnostics: Diagnostic[] }> {
  const diagnostics: Diagnostic[] = []
  const folder = path.join(root, docsDir)
  if (!existsSync(folder)) {
    const [message, hint] = ['There is no such folder.', 'Expected the folder of the pages.']
    return {
      files: [],
      diagnostics: [errorIn({ file: docsDir }, message, hint)],
    }
  }
  const named = listEntries(folder).filter((entry) => !/(^|\/)\./.test(entry.path))
  const pages: Pick<PageSource, 'id' | 'sourcePath'>[] = []
  for (const entry of named) {
    const name = entry.path
    const sourcePath = path.posix.join(docsDir, name)
    const diagnostic = pathDiagnosticOf(entry, folder)
    if (diagnostic) {
      const [message, hint] = diagnostic
      diagnostics.push(errorIn({ file: sourcePath }, message, hint))
    } else if (name.endsWith('.md')) {
      pages.push({ id: pageIdOf(name), sourcePath })
    }
  }
  const files = await mapConcurrent(filesAtOnce, pages, async (page): Promise<SourceFile> => {
    const { text, ...source } = await readSource(root, page)
    return { ...source, ...namesInFrontMatter(text), textHash: hash(text), length: text.length }
  })
  return { files, diagnostics }
}

type PathDiagnostic = [message: string, hint: string]

function pathDiagnosticOf({ path: name, kind }: Entry, folder: string): PathDiagnostic | null {
  const isPage = name.endsWith('.md')
  if (kind === 'link') {
    const target = path.join(folder, name)
    if (!isPage && existsSync(target) && statSync(target).isFile()) return null
    return [
      'This is a symbolic link, which is not followed.',
      'Put the file or the folder itself in its place.',
    ]
  }
  if (isPage && kind !== 'file') return ['This is no file.', 'Expected a Markdown file.']
  if (!isPage && kind === 'file' && /\.(md|mdx|markdown)$/i.test(name)) {
    return ['The file would be left out.', 'Pages end in `.md`: rename it.']
  }
  if (!isPage || /^([a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.md$/i.test(name)) return null
  return [
    'The path of the file cannot be the address of a page.',
    'Expected letters from a to z, digits, hyphens and underscores.',
  ]
}
