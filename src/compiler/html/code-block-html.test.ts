import { expect, test } from 'vitest'
import { codeBlockHtml } from './code-block-html.ts'

const block = {
  language: 'ts',
  isSignature: false,
  title: 'src/store.ts',
  titleHref: null,
  isWrapped: false,
  choice: null,
  live: null,
  html: '',
}
const countsOf = (changed: number[] | null) =>
  codeBlockHtml({ ...block, changed, choice: 'language' }).match(/<b.*<\/b>/)?.[0]

test('P22 the title counts changed lines, for each language where types are among them', () => {
  expect(countsOf(null)).toBeUndefined()
  expect(countsOf([4])).toBeUndefined()
  expect(countsOf([5])).toBe('<b>5</b>')
  expect(countsOf([5, 5])).toBe('<b>5</b>')
  expect(countsOf([5, 1])).toBe('<b class="v-ts">5</b><b class="v-js">1</b>')
})

test('P27 a sample whose changed lines are counted can be narrowed to them', () => {
  const htmlOf = (changed: number[] | null) => codeBlockHtml({ ...block, changed })
  expect(htmlOf([4])).not.toContain('Only changes')
  expect(htmlOf([5])).toContain(
    '<b>5</b><label><input type="checkbox"> Only changes</label></figcaption>',
  )
})

test('P22 the number of changed lines follows a linked title', () => {
  const html = codeBlockHtml({ ...block, title: 'a.ts', titleHref: '/a.ts.txt', changed: [5] })
  expect(html).toContain('<a href="/a.ts.txt">a.ts</a><b>5</b><label>')
})

test('P22 a long path can be told apart, and may be broken before the name of its file', () => {
  const title = 'src/features/sightings/types.ts'
  expect(codeBlockHtml({ ...block, title, changed: null })).toContain(
    '<span><bdi>src/features/sightings/<wbr>types.ts</bdi></span>',
  )
  expect(codeBlockHtml({ ...block, title, changed: null, choice: 'language' })).toContain(
    '/<wbr>types.js',
  )
  expect(codeBlockHtml({ ...block, changed: null })).not.toContain('<bdi>')
})
