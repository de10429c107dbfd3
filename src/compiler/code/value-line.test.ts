import { expect, test } from 'vitest'
import { valueLine } from './value-line.ts'

const source = `import type { SiteConfig } from './settings.ts'

const more = [
  { label: 'More', to: '/more' },
]

export const navbar: SiteConfig['navbar'] = [
  { label: 'A', to: '/a' },
  {
    label: 'B',
    'to': \`/b\`,
  },
  ...more,
  { label: 'C' },
] as const

export const colorMode = ({
  folowSystem: true,
}) satisfies object

export const footer = { groups: more }

export const made = make(1, [
  'a',
])
`

test.each([
  [['navbar'], 7],
  [['navbar', 0], 8],
  [['navbar', 0, 'label'], 8],
  [['navbar', 1, 'to'], 11],
  // A missing key has the line of the object that lacks it.
  [['navbar', 1, 'activeBases'], 9],
  // The index of an element is unknown after others that are spread into the list.
  [['navbar', 3, 'label'], 7],
  [['navbar', 9], 7],
  [['colorMode', 'folowSystem'], 18],
  // A value that is written elsewhere has the line of its name.
  [['footer', 'groups', 0, 'to'], 21],
  [['made', 0], 23],
  [['missing'], 1],
  [[], 1],
])('the value %j is in line %i', (path, line) => {
  expect(valueLine('content/site.ts', source, path)).toBe(line)
})

test.each([
  [['faq', 1], 4],
  [['faq'], 2],
  [['constructor'], 1],
  [[], 1],
])('the value %j of JSON is in line %i', (path, line) => {
  const json = '{\n  "faq": [\n    "one",\n    2\n  ]\n}\n'
  expect(valueLine('content/published-ids.json', json, path)).toBe(line)
})

test('what another module exports has the first line', () => {
  expect(valueLine('site.ts', "\nexport * from '../content/site.ts'\n", ['title', 0])).toBe(1)
})
