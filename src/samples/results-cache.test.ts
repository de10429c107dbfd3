import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkSamples } from './check-samples.ts'
import { openResultsCache } from './results-cache.ts'
import { pageOf } from './test-page.ts'

vi.setConfig({ testTimeout: 60_000 })

const cacheFolder = path.join(import.meta.dirname, '../../node_modules/.cache/redux-docs')
let directory = ''

beforeAll(() => {
  mkdirSync(cacheFolder, { recursive: true })
  directory = mkdtempSync(path.join(cacheFolder, 'results-test-'))
})

afterAll(() => rmSync(directory, { recursive: true }))

const messages = async (body: string) => {
  const { diagnostics } = await checkSamples([await pageOf(body)], { directory })
  return diagnostics.map(({ message }) => message)
}

test('A page is checked again when a sample changes, and only then', async () => {
  const wrong = '```json\n{"a": }\n```'
  const [found = ''] = await messages(wrong)
  expect(found).toContain('Unexpected token')

  const file = path.join(directory, 'results.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Unexpected token', 'Remembered'))
  expect(await messages(wrong)).toEqual([found.replace('Unexpected token', 'Remembered')])
  expect(await messages('```json\n{"a": 1}\n```')).toEqual([])
})

test('A damaged memory is the same as none', async () => {
  writeFileSync(path.join(directory, 'results.json'), '{')
  expect(await messages('```json\n{"a": 1}\n```')).toEqual([])
})

test('When a page was checked is known until it changes', async () => {
  const page = await pageOf('```json\n{"checked": 1}\n```')
  const before = Date.now()
  await checkSamples([page], { directory })
  const cache = openResultsCache(directory)
  expect(Date.parse(cache.checkedAt(page) ?? '')).toBeGreaterThanOrEqual(before)
  expect(cache.checkedAt(await pageOf('```json\n{"checked": 2}\n```'))).toBeNull()
})
