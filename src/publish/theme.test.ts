import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawPlainCard } from './preview/card.ts'
import { readColors, readTheme } from './theme.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'theme-'))
  mkdirSync(path.join(folder, 'theme'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, 'theme', name), text)

test('A site without a theme is a plain one', async () => {
  const { colorOf, drawCard } = await readTheme(folder)
  expect(colorOf('--page', 'light')).toBe('#ffffff')
  expect(drawCard).toBe(drawPlainCard)
})

test('A token of the theme changes what refers to it', () => {
  const plain = readColors(folder).colorOf('--page', 'dark')
  write('theme.css', ':root {\n  --neutral-900: oklch(0% 0 0);\n}\n.box { --page: none; }')
  expect(plain).not.toBe('#000000')
  expect(readColors(folder).colorOf('--page', 'dark')).toBe('#000000')
})

test('A color in another notation, and a card that is none, are errors of their files', async () => {
  write('theme.css', ':root { --page: white; }')
  expect(() => readColors(folder).colorOf('--page', 'light')).toThrow(
    /theme\/theme\.css.*`--page` cannot be used: Expected a color such as oklch/s,
  )
  write('card.ts', 'export const card = 1\n')
  await expect(readTheme(folder)).rejects.toThrow(/theme\/card\.ts.*does not export `drawCard`/s)
})
