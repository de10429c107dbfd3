import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfFile } from './file-hash.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-hash-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

test.each([
  ['*.json', 'flow.json', 'flow.ts'],
  ['*/static.css', 'callout/static.css', 'callout/other.css'],
])(
  'The hash of %s changes with the names that fit, and with nothing else',
  async (pattern, fitting, other) => {
    const hashNow = () => hashOfFile(path.join(folder, pattern))
    const without = await hashNow()
    write(other)
    expect(await hashNow()).toBe(without)
    write(fitting)
    const withOne = await hashNow()
    expect(withOne).not.toBe(without)
    write(fitting, 'another text')
    expect(await hashNow()).toBe(withOne)
  },
)

test('Of a folder that is not there, nothing fits', async () => {
  expect(await hashOfFile(path.join(folder, 'gone/*.json'))).toBe(
    await hashOfFile(path.join(folder, '*.json')),
  )
})
