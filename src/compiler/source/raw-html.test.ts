import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { parsedPage } from '../context.test-support.ts'
import { checkRawHtml } from './raw-html.ts'

function check(text: string): string {
  const page = parsedPage(text)
  checkRawHtml(page)
  return formatDiagnostics(page.diagnostics)
}

test('HTML in Markdown is an error, shown by its first line', () => {
  expect(check(`<div align="center">\na</div>\n\nPress <kbd>K</kbd>\n\n<!-- a --><b>`)).toBe(
    `content/docs/usage/index.md:1 error
  Unexpected HTML \`<div align="center">\`.
  Use Markdown or a directive (docs/authoring.md lists them); put \`<\` that is meant as text into backticks.
content/docs/usage/index.md:4 error
  Unexpected HTML \`<kbd>\`.
  Use Markdown or a directive (docs/authoring.md lists them); put \`<\` that is meant as text into backticks.
content/docs/usage/index.md:6 error
  Unexpected HTML \`<!-- a --><b>\`.
  Use Markdown or a directive (docs/authoring.md lists them); put \`<\` that is meant as text into backticks.

3 errors in 1 file
`,
  )
  expect(check(`<p class="${'a'.repeat(100)}">`)).toContain(`\`<p class="${'a'.repeat(50)}\``)
})

test.each([
  '<!-- a -->',
  '<!-- a\n\n<b> -->\n<!-- c -->',
  'Text <!-- a --> text',
  '`<b>` and 1 < 2',
])('%j is no HTML', (text) => {
  expect(check(text)).toBe('')
})
