import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { pagesOf } from '../pages.test-support.ts'
import { checkRoutes, dropDuplicateRoutes } from './routes.ts'

const check = (routes: string[], basePath = '/') =>
  checkRoutes(
    routes.map((route, index) => ({ route, sourcePath: `${index}.md` }) as Page),
    ['/', '/search', '/offline'],
    basePath,
  )

test.each([
  '/',
  '/search',
  '/Search/',
  '/offline',
  '/404',
  '/assets',
  '/assets/a',
  '/_pages/a',
  '/_images',
  '/examples/a',
])('the route %s is taken by the site itself', (route) => {
  expect(check(['/faq', route])).toEqual([
    {
      severity: 'error',
      file: '1.md',
      line: 1,
      message: `The route \`${route}\` is taken by the site itself.`,
      hint: 'Rename the file, or give it another `path` in its front matter.',
    },
  ])
})

test.each([
  ['/faq', '/FAQ'],
  ['/usage', '/usage/'],
  ['/usage/', '/usage/index'],
])('%s and %s cannot be told apart everywhere', (one, other) => {
  expect(check([one, other]).map(({ file, message }) => [file, message])).toEqual([
    ['1.md', `The route \`${other}\` cannot be told from \`${one}\` of 0.md.`],
  ])
})

test('routes that are only like others are fine', () => {
  expect(check(['/faq', '/faq/more', '/searching', '/a/search', '/assets-of', '/indexes'])).toEqual(
    [],
  )
})

test('a route does not begin with the base path, where links would lead elsewhere', () => {
  const routes = ['/docs', '/docs/faq', '/docs-of', '/faq/docs/']
  expect(check(routes, '/docs/').map(({ message }) => message)).toEqual([
    'The route `/docs` begins with the base path `/docs/`.',
    'The route `/docs/faq` begins with the base path `/docs/`.',
  ])
  expect(check(routes)).toEqual([])
})

test('Y1 Of two pages with one route the first stays, with a warning', async () => {
  const pages = await pagesOf({ a: 'One', b: { frontMatter: 'path: /a', body: 'Two' } })
  const { pages: kept, diagnostics } = dropDuplicateRoutes(pages)
  expect(kept.map(({ id }) => id)).toEqual(['a'])
  expect(formatDiagnostics(diagnostics)).toMatchInlineSnapshot(`
    "content/docs/b.md:1 warning
      The route \`/a\` is taken by content/docs/a.md; this page is left out.
      Rename one of the files, or give one another \`path\` in its front matter.

    1 warning in 1 file
    "
  `)
})
