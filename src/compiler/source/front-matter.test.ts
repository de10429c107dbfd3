import { expect, test } from 'vitest'
import { collectDiagnostics, formatDiagnostics } from '../../model/diagnostic.ts'
import { parsedPage } from '../context.test-support.ts'
import { namesInFrontMatter, parseFrontMatter, readFrontMatter } from './front-matter.ts'

function read(source: string | undefined) {
  const { diagnostics, report } = collectDiagnostics('content/docs/faq.md')
  return { values: parseFrontMatter(source, report), text: formatDiagnostics(diagnostics) }
}

const required = 'title: FAQ\nlabel: FAQ\ndescription: Answers.'

test('Keys that are left out have their default', () => {
  expect(read(required)).toEqual({
    text: '',
    values: {
      title: 'FAQ',
      label: 'FAQ',
      description: 'Answers.',
      sidebar: true,
      deprecated: false,
      messages: false,
      keywords: [],
      aliases: {},
    },
  })
})

test('All keys are read', () => {
  const all = `${required}\npath: /tutorials/index\nsidebar: false\nkeywords: [a, b]\naliases: { old: new }`
  expect(read(all).values).toMatchObject({
    path: '/tutorials/index',
    sidebar: false,
    keywords: ['a', 'b'],
    aliases: { old: 'new' },
  })
})

test.each(['\\u202E', '\\u200B', '\\u2060', '\\u2066'])(
  'A character that nobody sees is an error, also as %s',
  (written) => {
    const { text } = read(required.replace('title: FAQ', `title: "FAQ${written}"`))
    expect(text).toMatch(/^content\/docs\/faq\.md:2 error\n {2}Unexpected invisible character U\+/)
  },
)

test('An unknown key is an error that names the nearest one', () => {
  expect(read(`${required}\nkeyword: [a]`).text).toMatchInlineSnapshot(`
    "content/docs/faq.md:5 error
      Unknown key \`keyword\`.
      Did you mean \`keywords\`? Expected one of: title, label, description, path, sidebar, deprecated, messages, keywords, aliases.

    1 error in 1 file
    "
  `)
})

test('A missing key is an error', () => {
  expect(read('title: FAQ\nlabel: FAQ').text).toMatchInlineSnapshot(`
    "content/docs/faq.md:1 error
      \`description\` is missing.
      Expected a text, one or two sentences for search results.

    1 error in 1 file
    "
  `)
})

test('A value of another type is an error that shows it', () => {
  expect(read(`${required}\nsidebar: maybe\npath: FAQ`).text).toMatchInlineSnapshot(`
    "content/docs/faq.md:5 error
      \`sidebar\` is "maybe".
      Expected true or false.
    content/docs/faq.md:6 error
      \`path\` is "FAQ".
      Expected a route such as /tutorials/index: lower-case letters, digits, hyphens and slashes.

    2 errors in 1 file
    "
  `)
})

test('YAML that cannot be read is an error with its line', () => {
  expect(read('title: "FAQ\nlabel: FAQ').text).toMatchInlineSnapshot(`
    "content/docs/faq.md:3:11 error
      Unexpected YAML: Missing closing "quote.

    1 error in 1 file
    "
  `)
})

test('A file without front matter is an error', () => {
  expect(read(undefined).text).toMatchInlineSnapshot(`
    "content/docs/faq.md:1 error
      Expected front matter at the start of the file, found none.
      Begin the file with \`---\`, the keys title, label and description, and \`---\`.

    1 error in 1 file
    "
  `)
})

test.each([
  ['title: [a]', 'title', '["a"]', 'a text on one line, the heading of the page'],
  ['title: "a\\nb"', 'title', '"a\\nb"', 'a text on one line, the heading of the page'],
  ['label: " "', 'label', '" "', 'a text on one line, the short name of the page'],
  ['description: 1', 'description', '1', 'a text, one or two sentences for search results'],
  ['path: faq', 'path', '"faq"', 'a route such as /tutorials/index'],
  ['path: /FAQ', 'path', '"/FAQ"', 'a route such as /tutorials/index'],
  ['path: /a//b', 'path', '"/a//b"', 'a route such as /tutorials/index'],
  ['keywords: a', 'keywords', '"a"', 'a list of texts'],
  ['aliases: [a]', 'aliases', '["a"]', 'a map from old heading ids to present ones'],
])('%s is an error that says what the key takes', (line, key, found, expected) => {
  const others = required.split('\n').filter((other) => !other.startsWith(`${key}:`))
  const { values, text } = read([...others, line].join('\n'))
  expect(values).toBeNull()
  expect(text).toContain(
    `:${others.length + 2} error\n  \`${key}\` is ${found}.\n  Expected ${expected}`,
  )
})

test('A value in a list or a map is named with its place', () => {
  const { text } = read(`${required}\nkeywords: [a, [b]]\naliases: { "a b": c }`)
  expect(text).toContain(':5 error\n  `keywords[1]` is ["b"].\n  Expected a text on one line.')
  expect(text).toContain(':6 error\n  `aliases.a b` is "c".\n  Expected a map from old heading')
})

test('A key without any value is told from one that is missing', () => {
  expect(read('? title\nlabel: FAQ\ndescription: Questions').text).toContain(
    '`title` has no value.',
  )
})

test('Front matter that is empty lacks its keys, and other YAML than keys is an error', () => {
  expect(read('').text.match(/ is missing/g)).toHaveLength(3)
  expect(read('- a\n- b')).toEqual({
    values: null,
    text: `content/docs/faq.md:2 error
  Unexpected front matter.
  Expected the keys title, label, description, path, sidebar, deprecated, messages, keywords, aliases.

1 error in 1 file
`,
  })
})

test.each([
  ['keywords: &all [a]', '5:16'],
  ['aliases: { a: &b c, d: *b }', '5:18'],
  ['? [a]\n: b', '5:3'],
])('What YAML can do and front matter does not need is an error: %j', (line, place) => {
  const { values, text } = read(`${required}\n${line}`)
  expect(values).toBeNull()
  expect(text).toContain(
    `content/docs/faq.md:${place} error\n  Unexpected YAML: front matter takes no`,
  )
  expect(text).toContain('Write what is meant, in quotes if it begins with `&`, `*` or a bracket.')
})

test('Tags of YAML are an error with their line', () => {
  expect(read(`${required}\nkeywords: !list [a]`).text).toContain(
    'content/docs/faq.md:5:11 error\n  Unexpected YAML: Unresolved tag: !list.\n',
  )
})

test('A page has the route of its front matter, or else of its place', () => {
  const page = (more: string) => parsedPage(`---\n${required}${more}\n---\nText`)
  expect(readFrontMatter(page('\npath: /faq'))?.route).toBe('/faq')
  const placed = readFrontMatter(page(''))
  expect([placed?.route, placed?.frontMatter.title]).toEqual(['/usage/', 'FAQ'])
  const broken = page('\nsidebar: maybe')
  expect(readFrontMatter(broken)).toBe(null)
  expect(broken.diagnostics).toHaveLength(1)
})

test('The route of a page can be read without compiling it', () => {
  const routeIn = (text: string) => namesInFrontMatter(text).route
  expect(routeIn('---\ntitle: A\npath: /tutorials/index\n---\n')).toBe('/tutorials/index')
  expect(routeIn('---\r\npath: "/a/b"\r\ntitle: A\r\n---\r\n')).toBe('/a/b')
  expect(routeIn("---\npath:   '/a'\n---\n")).toBe('/a')
  expect(routeIn('---\ntitle: A\n---\npath: /b\n')).toBe(null)
  expect(routeIn('---\n  path: /a\nmypath: /b\n---\n')).toBe(null)
  expect(routeIn('Text\n---\npath: /a\n---\n')).toBe(null)
})

test('The label of a page, and whether it is deprecated, are read without compiling it', () => {
  const namesIn = (lines: string) => namesInFrontMatter(`---\ntitle: A\n${lines}\n---\nlabel: B\n`)
  const names = (label: string | undefined, isDeprecated = false) => ({
    route: null,
    label,
    isDeprecated,
  })
  expect(namesIn('label: 1. First steps')).toEqual(names('1. First steps'))
  expect(namesIn('label: "Actions: a tour" \ndeprecated: true')).toEqual(
    names('Actions: a tour', true),
  )
  expect(namesIn("label: 'B'\ndeprecated: false")).toEqual(names('B'))
  expect(namesIn('label:\nsidebar: false')).toEqual(names(undefined))
})

test('Front matter that is nested without end is refused with its place', () => {
  const { values, text } = read(`title: A\nlabel:\n${` ${'['.repeat(1_900)}\n`.repeat(5)}`)
  expect(values).toBeNull()
  expect(text).toMatch(
    /faq\.md:\d+:\d+ error\n {2}Unexpected YAML: its lists and maps are nested too/,
  )
  expect(read(`title: [${'a, '.repeat(200)}]`).text.length).toBeLessThan(1_000)
})

test.each([
  ['title: Update #2 and more', '2:14'],
  ['title: Update # 3', '2:14'],
  ['title: #2', '2:7'],
  ['title: FAQ\nkeywords:\n  - a #b', '4:6'],
])('A value that a comment ends is told, with its place: %s', (written, place) => {
  const { values, text } = read(required.replace('title: FAQ', written))
  expect(values).toBeNull()
  expect(text).toContain(`faq.md:${place.split(':')[0]}`)
  expect(text).toContain('The value ends here')
})

test.each([
  'title: "Update #2" # the second',
  "title: 'Update #2'",
  '# a note\ntitle: Update#2\n# another',
])('A comment that ends no text is no mistake: %s', (written) => {
  const { values, text } = read(required.replace('title: FAQ', written))
  expect(text).toBe('')
  expect(values?.title).toMatch(/^Update ?#2$/)
})
