import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { compilePage } from '../../site-compiler/compiler.ts'

/** The mistake that is reported for a page with this picture. */
async function mistakeOf(svg: string): Promise<string | undefined> {
  const root = mkdtempSync(path.join(tmpdir(), 'images-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(path.join(root, 'content/docs'), { recursive: true })
  writeFileSync(path.join(root, 'content/docs/a.svg'), svg)
  const text = '---\ntitle: A\nlabel: A\ndescription: A page.\n---\n![A](./a.svg)\n'
  const source = { id: 'a', sourcePath: 'content/docs/a.md', text, lastUpdated: null }
  const { diagnostics } = await compilePage(source, { root, basePath: '/', routes: {} })
  return diagnostics[0]?.message
}

const svg = (size: string, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`

it('takes a picture of the size that it says', async () => {
  expect(await mistakeOf(svg('width="40" height="20"'))).toBeUndefined()
  expect(await mistakeOf(svg('viewBox="0 0 40 20"'))).toBeUndefined()
})

it.each([
  'width="1e99" height="20"',
  'width="40" height="-5"',
  'width="0" height="20"',
  'width="40" height="99999"',
  'viewBox="0 0 1e99 20"',
  'viewBox="0 0 -40 20"',
  'width="x" height="y"',
])('refuses one of no possible size: %s', async (size) => {
  expect(await mistakeOf(svg(size))).toMatch(/^The image `\.\/a\.svg` cannot be shown: its size /)
})

it('refuses one that could run something', async () => {
  expect(await mistakeOf(svg('width="40" height="20"', '<script>alert(1)</script>'))).toBe(
    'The image `./a.svg` cannot be shown: it holds a script.',
  )
})
