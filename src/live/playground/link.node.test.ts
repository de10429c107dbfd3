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
  expect(await openFragment(fragment)).toEqual({ files })
})

test('Z20: a link that was made with the first format stays readable', async () => {
  const fragment = '1.i45WysxLSa3QKylW0lHKSS1RqFCwVTA1VIqNBQA'
  expect(await openFragment(fragment)).toEqual({
    files: [{ path: 'index.ts', code: 'let x = 51' }],
  })
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
