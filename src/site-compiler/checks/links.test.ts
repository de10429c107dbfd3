import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { pagesOf } from '../pages.test-support.ts'
import { checkLinks, checkOrphans } from './links.ts'

async function linkProblems(body: string) {
  const target = { frontMatter: 'aliases: { old: one }', body: '## One {#one}\n\n### Two {#two}' }
  const pages = await pagesOf({ a: body, 'api/store': target, 'usage/index': 'Text' })
  return formatDiagnostics(checkLinks(pages, ['/', '/search', '/offline']))
}

test('Links to pages, headings, old ids and the pages without Markdown are fine', async () => {
  const links = ['/api/store#one', '/api/store#old', '/usage/', '/', '/search', '/offline']
  expect(await linkProblems(links.map((href) => `[x](${href})`).join(' '))).toBe('')
})

test('Y1 A link to no page or no heading is an error that names the nearest one', async () => {
  const body = '[x](/api/stoer)\n[x](/api/store#tow)\n[x](#here)\n[x](/nowhere/at/all)\n[x](/usage)'
  expect(await linkProblems(body)).toMatchInlineSnapshot(`
    "content/docs/a.md:7 error
      Link to \`/api/stoer\`: there is no page at /api/stoer.
      Did you mean \`/api/store\`?
    content/docs/a.md:8 error
      Link to \`/api/store#tow\`: there is no heading \`#tow\` on /api/store.
      Expected one of: one, two, old.
    content/docs/a.md:9 error
      Link to \`#here\`: there is no heading \`#here\` on /a.
      The page has no headings.
    content/docs/a.md:10 error
      Link to \`/nowhere/at/all\`: there is no page at /nowhere/at/all.
      Expected the route of a page, such as \`/faq/actions\`.
    content/docs/a.md:11 error
      Link to \`/usage\`: there is no page at /usage.
      Did you mean \`/usage/\`?

    5 errors in 1 file
    "
  `)
})

test('Y1 A link to a Markdown file that does not exist is a warning', async () => {
  expect(await linkProblems('[x](./api/shop.md#a)')).toMatchInlineSnapshot(`
    "content/docs/a.md:7 warning
      Link to \`./api/shop.md#a\`: there is no such file.
      Did you mean \`/api/store\`?

    1 warning in 1 file
    "
  `)
})

test('A page that nothing leads to is a warning', async () => {
  const pages = await pagesOf({ a: '[b](/b)', b: '[a](#x)', c: '[c](/c)' })
  const diagnostics = checkOrphans(pages, [{ type: 'page', route: '/a', label: 'A' }])
  expect(formatDiagnostics(diagnostics)).toMatchInlineSnapshot(`
    "content/docs/c.md:1 warning
      Nothing leads to this page.
      Add \`c\` to content/sidebar.ts, or link to the page from another.

    1 warning in 1 file
    "
  `)
})
