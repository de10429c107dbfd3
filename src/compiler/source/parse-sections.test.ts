import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'
import { parseSections } from './parse-sections.ts'

function expectSame(text: string): void {
  expect(parseSections(text)).toEqual(parseMarkdown(text))
}

const page = `---
title: A
---
Before.

## One {#one}

- a

## Two {#two}

\`\`\`md
## No heading
\`\`\`

:::note

## Inside

:::

## Three {#three}

| a |
|---|
| b |
`

test('A page parsed by its sections is the page, also after an edit', () => {
  expectSame(page)
  expectSame(page.replace('- a', '- a\n- b\n\nMore.'))
  expectSame(page.replace('Before.', 'Before **it**.\n\nA second paragraph.'))
  expectSame('')
  expectSame('## Only')
})

test('What is opened or closed by an edit takes sections in or lets them go', () => {
  expectSame(page.replace('- a', '```ts'))
  expectSame(page.replace('- a', ':::tip'))
  expectSame(page.replace('- a', '<!--'))
  expectSame(page.replace('```\n\n', ''))
  expectSame(page)
})

test('References find their definitions in other sections', () => {
  expectSame(
    page.replace('Before.', '[One][one] and a note[^1].').concat('\n[one]: /one\n[^1]: So.\n'),
  )
})

test('Compiling one tree leaves the next as it is', () => {
  const tree = parseSections(page)
  tree.children.splice(1)
  expectSame(page)
})

test('Any lines in any order are parsed alike, one edit after the other', () => {
  const lines = fc.constantFrom(
    ...[
      '## A',
      '## B {#b}',
      '### C',
      '#',
      'Text',
      '',
      '',
      '',
      '    deep',
      '\tdeep',
      '- item',
      '  more',
      '1. one',
    ],
    ...[
      '> quote',
      '>',
      '```',
      '````md',
      '~~~',
      ':::note',
      ':::',
      '::::tabs',
      '::::',
      '::leaf',
      '<!--',
      '-->',
      '<div>',
    ],
    ...[
      '</div>',
      '<script>',
      '---',
      '===',
      '| a | b |',
      '|---|---|',
      '[a]: /a',
      '[^1]: note',
      'a [a] b[^1]',
      '\\',
    ],
    ...[
      '> ## Quoted',
      '- ## Listed',
      ' ## Indented',
      '##',
      '**bold',
      'a@b.co https://a.co',
      '- [ ] task',
      '$$',
    ],
  )
  const text = fc.array(lines, { maxLength: 25 }).map((all) => all.join('\n'))
  const options = { numRuns: 1000, seed: 20_261_121 }
  fc.assert(fc.property(text, expectSame), options)
})
