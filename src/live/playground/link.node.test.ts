import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fragmentOf, openFragment } from './link.ts'
import { maxProjectLength } from './project.ts'

const files = [
  { path: 'index.ts', code: "import { a } from './a'\na // => 'ü 🐦'" },
  { path: 'parts/a.ts', code: 'export const a = 1\n' },
]

/** A fragment of any text, as whoever makes one by hand may write it. */
const fragmentOfText = (text: string) =>
  `1.${deflateRawSync(Buffer.from(text)).toString('base64url')}`

test('Z20: a link brings back the project it was made of', async () => {
  const fragment = await fragmentOf(files)
  expect(fragment).toMatch(/^1\.[\w-]+$/)
  expect(await openFragment(fragment)).toEqual({ files, fragment })
})

test('Z20: a link that was made with the first format stays readable', async () => {
  const fragment = '1.i45WysxLSa3QKylW0lHKSS1RqFCwVTA1VIqNBQA'
  expect(await openFragment(fragment)).toMatchObject({
    files: [{ path: 'index.ts', code: 'let x = 51' }],
  })
})

const own = '1.i45WysxLSa3QKylW0lHKSS1RqFCwVTA1VIqNBQA'
const opened = await openFragment(own)

test.each([
  ...[
    '.',
    ')',
    '),',
    '>',
    ']',
    '"',
    "'",
    ';',
    '…',
    '!',
    '*',
    '**',
    '`',
    '|',
    '\\',
    '”',
    '）',
    '。',
  ],
  ...['_', '__', '-', '.)', '?utm_source=chat', '&fbclid=Ab1-_', '&amp;utm=1', '#main', '/', '%20'],
  ...[
    '\u200b',
    '\ufeff',
    '%E2%80%8B',
    '\u00ad',
    '\n',
    '%0A',
    ' is my project',
    '%20is%20it',
    '&gt;',
  ],
  ...['&quot;', '%3E', '%2529', '=', '\u202c', '\ufe0f', ' (see above)', '<br>', '</a>'],
])('Z20: a link is opened without what was added at its end: %j', async (added) => {
  expect(await openFragment(own + added)).toEqual(opened)
})

test.each([
  ['the dot as a percent encoding', own.replace('.', '%2E')],
  ['the dot encoded twice', own.replace('.', '%252e')],
  ['the dot as an entity', own.replace('.', '&#46;')],
  ['the dot as a named entity', own.replace('.', '&period;')],
  [
    'every character encoded',
    [...own].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join(''),
  ],
  ['a hexadecimal entity', own.replace('W', '&#x57;')],
  ['a line break', `${own.slice(0, 20)}\n${own.slice(20)}`],
  ['a line break and spaces', `${own.slice(0, 20)}%0D%0A%20%20${own.slice(20)}`],
  ['a line that a mail program has broken', `${own.slice(0, 20)}=\r\n${own.slice(20)}`],
  ['several line breaks', own.match(/.{1,9}/g)?.join('\n') ?? ''],
  ['a zero-width space at each letter', [...own].join('\u200b')],
  ['a space in front', ` ${own}`],
  ['a second number sign', `#${own}`],
  ['its number lost', own.slice(2)],
  ['its number lost without the dot', own.slice(1)],
])('Z20: a link is opened with %s', async (_what, fragment) => {
  expect(await openFragment(fragment)).toEqual(opened)
})

test('Z20: a link with dashes that became others is opened', async () => {
  // Its data has two dashes beside each other.
  for (let number = 1; ; number++) {
    const code = [1, 2, 3, 4].map((part) => Math.sin(number * part)).join('')
    const files = [{ path: 'a.ts', code }]
    const fragment = await fragmentOf(files)
    if (!fragment.includes('--')) continue
    for (const dash of ['—', '–', '\u2010\u2011', '−−']) {
      expect(await openFragment(fragment.replaceAll('--', dash))).toEqual({ files, fragment })
    }
    break
  }
})

test('Z21: what is missing of a link is said', async () => {
  const fragment = await fragmentOf(files)
  const problemOf = async (text: string) => Object.values((await openFragment(text)) ?? {})[0]
  expect(await problemOf('1.')).toContain('ends after “1.”, so its project is missing')
  for (let length = 3; length < fragment.length - 1; length++) {
    expect(await problemOf(fragment.slice(0, length)), String(length)).toContain(
      'its end is missing',
    )
  }
  expect(await problemOf(fragment.toLowerCase())).toMatch(/changed on its way|end is missing/)
  expect(await problemOf(fragmentOfText('[["a.ts"]]'))).toContain('other than a project')
})

describe('Z21: what is no project is told', () => {
  const problem = { problem: expect.stringMatching(/^This link /) }

  test.each([
    ['nothing behind the number', '1.'],
    ['letters that are not base64', '1.%E0%A4%A'],
    ['bytes that are not deflated', '1.AAAA'],
    ['a newer format', '2.AAAA'],
    ['text that is not JSON', fragmentOfText('<img src=x onerror=alert(1)>')],
    ['no files', fragmentOfText('[]')],
    ['no pairs', fragmentOfText('[["a.ts"]]')],
    ['code that is no text', fragmentOfText('[["a.ts",{}]]')],
    ['a path out of the project', fragmentOfText('[["../a.ts",""]]')],
    ['a path that is markup', fragmentOfText('[["<b>.ts",""]]')],
    ['the same path twice', fragmentOfText('[["a.ts",""],["A.ts",""]]')],
    ['a prototype', fragmentOfText('{"__proto__":[["a.ts",""]],"length":1}')],
    [
      'more files than a project has',
      fragmentOfText(JSON.stringify(Array(100).fill(['a.ts', '']))),
    ],
    ['a file that is too long', fragmentOfText(JSON.stringify([['a.ts', 'x'.repeat(50_001)]]))],
    ['a fragment that is too long', `1.${'A'.repeat(200_000)}`],
  ])('%s', async (_what, fragment) => {
    expect(await openFragment(fragment)).toEqual(problem)
  })

  test('bytes that would inflate to a hundred megabytes, without inflating them', async () => {
    const bomb = deflateRawSync(Buffer.alloc(100_000_000, ' ')).toString('base64url')
    const read = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read')
    expect(await openFragment(`1.${bomb.slice(0, 99_000)}`)).toEqual(problem)
    const parts = await Promise.all(read.mock.results.map(({ value }) => value))
    const inflated = parts.reduce((sum, { value = '' }) => sum + value.length, 0)
    expect(inflated).toBeGreaterThan(maxProjectLength)
    expect(inflated).toBeLessThan(10 * maxProjectLength)
  })

  test('a fragment that is the id of a heading, or anything else, is none of ours', async () => {
    for (const fragment of ['', 'counter', '1', '.1', ':~:text=a', '1e3.a']) {
      expect(await openFragment(fragment)).toBeNull()
    }
  })

  test('any data at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String()), async (data) => {
        const opened = await openFragment(`1.${data}`)
        expect(opened).toEqual(problem)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})
