import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { damageFiles, damages } from '../../system/disk-cache.test-support.ts'
import { cacheDir as projectCacheDir } from '../../system/project.ts'
import { checkSamples } from './check-samples.ts'
import { openResultsCache } from './results-cache.ts'
import { pageOf } from './test-page.test-support.ts'

let cacheDir = ''

beforeAll(() => {
  mkdirSync(projectCacheDir, { recursive: true })
  cacheDir = mkdtempSync(path.join(projectCacheDir, 'results-test-'))
})

afterAll(() => rmSync(cacheDir, { recursive: true }))

const messages = async (body: string) => {
  const { diagnostics } = await checkSamples([await pageOf(body)], { cacheDir })
  return diagnostics.map(({ message }) => message)
}

test('A page is checked again when a sample changes, and only then', async () => {
  const wrong = '```json\n{"a": }\n```'
  const [found = ''] = await messages(wrong)
  expect(found).toContain('Unexpected token')

  const cache = await openResultsCache(cacheDir)
  const page = await pageOf(wrong)
  const { result } = (await cache.read(page)) ?? expect.fail('The result is not in the cache.')
  const diagnostics = result.diagnostics.map((it) => ({ ...it, message: 'Remembered' }))
  await cache.write(page, { ...result, diagnostics })
  expect(await messages(wrong)).toEqual(['Remembered'])
  expect(await messages('```json\n{"a": 1}\n```')).toEqual([])
})

test.each(Object.entries(damages))(
  'A page whose result is %s is checked again',
  async (_, damage) => {
    const wrong = '```json\n{"a": }\n```'
    const before = await messages(wrong)
    expect(damageFiles(path.join(cacheDir, 'entries'), damage)).toBeGreaterThan(0)
    expect(await messages(wrong)).toEqual(before)
  },
)

test('When a page was checked is known until it changes', async () => {
  const page = await pageOf('```json\n{"checked": 1}\n```')
  const before = Date.now()
  await checkSamples([page], { cacheDir })
  const cache = await openResultsCache(cacheDir)
  expect(Date.parse((await cache.read(page))?.checkedAt ?? '')).toBeGreaterThanOrEqual(before)
  expect(await cache.read(await pageOf('```json\n{"checked": 2}\n```'))).toBeUndefined()
})
