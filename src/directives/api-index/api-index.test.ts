import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toString as textOf } from 'mdast-util-to-string'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expandDirectives } from '../../compiler/analysis/expand-directives.ts'
import { parsedPage } from '../../compiler/context.test-support.ts'
import { readSections } from '../../compiler/output/sections.ts'
import { formatMarkdown } from '../../compiler/source/parse-markdown.ts'
import type { ApiData } from '../../model/api-data.ts'
import { definingSentence } from './defining-sentence.ts'
import { apiIndex } from './definition.ts'
import { apiChoices } from './entries.ts'

const data: ApiData = {
  kites: {
    folder: 'kites/',
    label: 'Kites',
    first: '1.0',
    exports: {
      Kite: { kind: 'class', since: '1.0' },
      launch: { kind: 'function', since: '1.2', deprecated: true },
      Wind: { kind: 'type', since: '1.10' },
      homeless: { kind: 'value', since: '1.0' },
    },
    members: {},
  },
  ribbons: { label: 'Ribbons', first: '1.0', exports: {}, members: {} },
}

const pages = {
  kite: `---
title: Kite
label: Kite
description: About kites.
---

A *kite* flies at a \`Rope\`, see [ropes](/ropes): it needs wind.

## \`launch\` {#launch}

\`launch(kite)\` lets a kite go. Do so outside.

~~~md
## Wind {#fenced}
~~~

## useWind {#wind-hook}

### Parameters {#parameters}

What it takes.
`,
  'more/types': `---
title: Types
label: Types
description: About types.
---

:::members{of="exports" prefix="type"}
**\`Wind\`** · \`Wind\`\\
What \`useWind\` returns, e.g. 3.5 knots.
:::

:::members{of="Kite"}
**\`Tail\`** · \`string\` · required\\
Not an export.
:::
`,
}

const root = mkdtempSync(path.join(tmpdir(), 'api-index-'))

beforeAll(() => {
  mkdirSync(path.join(root, 'content/docs/kites/more'), { recursive: true })
  writeFileSync(path.join(root, 'content/api.json'), JSON.stringify(data))
  for (const [name, text] of Object.entries(pages)) {
    writeFileSync(path.join(root, `content/docs/kites/${name}.md`), text)
  }
})

afterAll(() => rmSync(root, { recursive: true }))

function expand() {
  const page = parsedPage('Before\n\n::api-index\n\nAfter\n', {
    root,
    routes: { 'kites/kite': '/kite' },
  })
  const extended = { ...page, extensions: { ...page.extensions, directives: [apiIndex] } }
  return { ...extended, unsearched: expandDirectives(extended) }
}

test('P20 lists what has a page, a heading or an entry, and the hooks that have one, from A to Z', () => {
  const { tree, diagnostics, dependencies } = expand()
  expect(formatMarkdown(tree)).toBe(`Before

### K {#k}

- [\`Kite\`](/kite) _Kites_ _class_

  A kite flies at a \`Rope\`, see ropes

### L {#l}

- [\`launch\`](/kite#launch) _Kites · since 1.2 · deprecated_ _function_

  Lets a kite go

### U {#u}

- [\`useWind\`](/kite#wind-hook) _Kites_ _hook_

### W {#w}

- [\`Wind\`](/kites/more/types#type-wind) _Kites · since 1.10_ _type_

  What \`useWind\` returns, e.g. 3.5 knots

After
`)
  expect(diagnostics).toEqual([])
  // It's made again when any page in this folder changes.
  expect([...dependencies]).toEqual(['content/api.json', 'content/docs/kites/'])
})

test('search leads to the anchors, and not to the list', () => {
  expect(readSections(expand()).map(({ id, text }) => [id, text])).toEqual([
    [null, 'Before\nAfter'],
  ])
})

test('a filter offers the packages that have pages, and the kinds that there are', () => {
  expect(apiChoices(data)).toEqual([
    { name: 'Package', facts: ['Kites'] },
    { name: 'Kind', facts: ['function', 'class', 'constant', 'type'] },
  ])
})

test.each([
  ['`fly(kite)` flies it. More.', 'Flies it'],
  ['`fly` is a constant.', 'A constant'],
  ['`fly()` is an action of `kites`.', 'An action of kites'],
  ['`fly` is the type of a kite.', 'The type of a kite'],
  ['A *fly* is the type of a kite. It flies.', 'The type of a kite'],
  ['A *kite* is a toy.', 'A kite is a toy'],
  ['`fly` is deprecated.', 'fly is deprecated'],
  ['`fly` is there.', 'fly is there'],
  ['Calls `fly`.', 'Calls fly'],
  ['It has **three** parts:', 'It has three parts'],
  ['Version 1.5 and later', 'Version 1.5 and later'],
  ['Kites rest. What lifts them? With `fly`, they rise.', 'With fly, they rise'],
  ['To lift a kite, call `fly`. `fly(kite)` needs wind. See below.', 'Needs wind'],
  ['Kites rest. `fly` lifts them.', 'Lifts them'],
])('what %j says that it is: %j', (text, expected) => {
  expect(
    textOf({ type: 'root', children: definingSentence({ text, name: 'fly', isEntry: false }) }),
  ).toBe(expected)
})

test('an entry of a list begins with what it is', () => {
  const text = 'What a kite does. Without `fly`, it rests.'
  const sentence = definingSentence({ text, name: 'fly', isEntry: true })
  expect(textOf({ type: 'root', children: sentence })).toBe('What a kite does')
})
