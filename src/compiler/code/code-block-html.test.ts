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
const titleOf = (changed: number[], choice: string | null = null) =>
  codeBlockHtml({ ...block, changed, choice })
    .replace(/<span class="(v-..|code-changes[^"]*)">/g, '[$1] ')
    .replace(/<[^>]*>/g, '')

test('P22 the title counts changed lines, in words for those who do not see the sign', () => {
  expect(titleOf([1])).toBe('src/store.ts[code-changes] +1 line changed')
  expect(titleOf([5])).toBe('src/store.ts[code-changes] +5 lines changed')
})

test('P22 counts them for each language where types are among them', () => {
  expect(titleOf([5, 5], 'language')).toMatch(/\[code-changes\] \+5 lines changed$/)
  expect(titleOf([5, 1], 'language')).toBe(
    '[v-ts] src/store.ts[v-js] src/store.js[code-changes v-ts] +5 lines changed[code-changes v-js] +1 line changed',
  )
})
