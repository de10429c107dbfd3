import { expect, it, test } from 'vitest'
import { placeInSidebar } from './sidebar-source.ts'

const source = `const numbered = (folder: string, names: string[]) => names.map((name) => folder + name)

export const sidebar: SidebarSource = [
  {
    label: 'Guides',
    items: [
      'usage/index',
      // In the order of a reader's questions.
      'usage/tests', // and mocks
      { label: 'Set-up', items: ['usage/setup/store', 'usage/setup/types'] },
    ],
  },
  { label: 'Tutorial', items: numbered('tutorials/', ['one', 'two']) },
  'faq',
]
`

/** The lines that are new, trimmed. */
function added(id: string, place = {}): string[] {
  const placed = placeInSidebar(source, id, place)
  if ('message' in placed) throw new Error(placed.message)
  const before = source.split('\n')
  const lines = placed.text.split('\n')
  const changed = lines.filter((line) => !before.includes(line))
  expect(lines[placed.line - 1]).toContain(`'${id}'`)
  return changed
}

test('a page goes after the last of its folder, and everything else stays', () => {
  const placed = placeInSidebar(source, 'usage/debug', {})
  expect(placed).toEqual({
    text: source.replace(
      "'usage/tests', // and mocks",
      "'usage/tests',\n      'usage/debug', // and mocks",
    ),
    line: 10,
    neighbor: 'usage/tests',
  })
})

test.each([
  ['usage/setup/hooks', {}, "['usage/setup/store', 'usage/setup/types', 'usage/setup/hooks'] },"],
  ['usage/first', { after: 'usage/index' }, "      'usage/first',"],
  ['errors', {}, "  'errors',"],
  ['new/page', { section: 'Guides' }, "      'new/page', // and mocks"],
])('%s with %o', (id, place, line) => {
  expect(added(id, place).join('\n')).toContain(line)
})

test.each([
  ['export const sidebar: SidebarSource = []\n', {}, "= ['first']"],
  [
    "export const sidebar = [\n  { label: 'Guides', items: [] },\n]\n",
    { section: 'Guides' },
    "items: ['first'] }",
  ],
])('the first page of %j stands in its list', (empty, place, written) => {
  const placed = placeInSidebar(empty, 'first', place)
  expect(placed).toMatchObject({ text: expect.stringContaining(written), neighbor: null })
})

it.each([
  ['usage/tests', {}, 'The sidebar has `usage/tests` already.', 'Choose another name.'],
  [
    'usages/page',
    {},
    'The sidebar has no page of the folder `usages`.',
    'Did you mean `usage/page`? For a new folder, say where its pages go: --section "Guides", or --after usage/index.',
  ],
  [
    'a/b',
    { section: 'Guide' },
    'The sidebar has no group "Guide".',
    'Did you mean `Guides`? Expected one of: Guides, Set-up, Tutorial.',
  ],
  [
    'a/b',
    { section: 'Tutorial' },
    'The pages of "Tutorial" are not listed as texts of their own.',
    'Add `a/b` at line 13 by hand.',
  ],
  [
    'a/b',
    { after: 'usage/test' },
    'The sidebar has no `usage/test`, or not as a text of its own.',
    expect.stringContaining('Did you mean `usage/tests`?'),
  ],
])('says why %s with %o has no place, and what to do', (id, place, message, hint) => {
  expect(placeInSidebar(source, id, place)).toEqual({ message, hint })
})
