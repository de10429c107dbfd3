import { expect, test } from 'vitest'
import { valueLine } from '../compiler/code/value-line.ts'
import { formatDiagnostics } from '../model/diagnostic.ts'
import { pagesOf } from './pages.test-support.ts'
import { resolveSidebar } from './sidebar.ts'

const pages = await pagesOf({ faq: 'a', 'api/store': 'b', 'usage/index': 'c' })

const resolve = (source: Parameters<typeof resolveSidebar>[0], text = '') =>
  resolveSidebar(source, {
    pages,
    exports: ['compose'],
    file: 'content/sidebar.ts',
    lineOf: (path) => valueLine('content/sidebar.ts', text, ['sidebar', ...path]),
  })

test('Ids become routes and labels', () => {
  expect(resolve(['faq', { label: 'API', isOpen: true, items: ['api/store'] }]).items).toEqual([
    { type: 'page', route: '/faq', label: 'Label of faq' },
    {
      type: 'category',
      label: 'API',
      isOpen: true,
      items: [{ type: 'page', route: '/api/store', label: 'Label of api/store' }],
    },
  ])
})

test('Y2 An id without a page is an error that lists the ids there are', () => {
  const { diagnostics } = resolve(['api/stoer'], "export const sidebar = [\n  'api/stoer',\n]")
  expect(formatDiagnostics(diagnostics)).toMatchInlineSnapshot(`
    "content/sidebar.ts:2 error
      There is no page \`api/stoer\` for the sidebar.
      Did you mean \`api/store\`? Expected one of: faq, api/store, usage/index.

    1 error in 1 file
    "
  `)
})

test('M13 Names of code and deprecated pages are told from other labels', () => {
  const [plain] = pages
  if (!plain) throw new Error('There is a page.')
  const kinds = resolveSidebar(['a', 'b', 'c', 'd', 'e', 'f'], {
    pages: [
      { ...plain, id: 'a', label: 'compose' },
      { ...plain, id: 'b', label: 'getDefaultMiddleware' },
      { ...plain, id: 'c', label: 'Matching utilities' },
      { ...plain, id: 'd', label: 'createStore', isDeprecated: true },
      { ...plain, id: 'e', label: 'isAction, compose' },
      { ...plain, id: 'f', label: 'compose, and more' },
    ],
    exports: ['compose'],
    file: 'content/sidebar.ts',
    lineOf: () => 1,
  }).items.map((item) => item.type === 'page' && item.kind)
  expect(kinds).toEqual(['code', 'code', undefined, 'deprecated', 'code', undefined])
})
