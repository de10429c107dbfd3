import { readFileSync } from 'node:fs'
import path from 'node:path'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'
import { checkSamples } from './check-samples.ts'

/** A page for tests, made from the text below the front matter or from the whole text of a file. */
export async function pageOf(body: string, id = 'page'): Promise<Page> {
  const text = body.startsWith('---')
    ? body
    : `---\ntitle: T\nlabel: T\ndescription: D.\n---\n${body}`
  const source = { id, sourcePath: `${id}.md`, text, lastUpdated: null }
  const { page } = await compilePage(source, { root: projectRoot, basePath: '/', routes: {} })
  if (!page) throw new Error('The page of a test does not compile.')
  return page
}

/** The page of the fixture that has one right sample of every kind. */
export const everyKind = () =>
  pageOf(
    readFileSync(
      path.join(import.meta.dirname, '../../../tests/fixtures/samples/every-kind.md'),
      'utf8',
    ),
    'every-kind',
  )

/** The diagnostics of a page as its author sees them. The text starts at line 6. */
export async function diagnosticsIn(body: string, timeLimitMs?: number): Promise<string> {
  const { diagnostics } = await checkSamples([await pageOf(body)], {
    useCache: false,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
  })
  return formatDiagnostics(diagnostics)
}
