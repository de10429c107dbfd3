import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeApplications } from './applications.test-support.ts'
import { createArchive, exampleArchives } from './archive.ts'

const applications = {
  'kitchen/base/package.json': '{}',
  'kitchen/part-1/src/store.ts': '// #region store\nexport {}\n// #endregion\n',
}

afterEach(() => vi.useRealTimers())

describe('exampleArchives', () => {
  it('packs each checkpoint, under the path that its page links to', async () => {
    const archives = exampleArchives(writeApplications(applications))
    expect([...archives.keys()]).toEqual(['examples/kitchen-part-1.zip'])
  })

  it('packs what a reader starts from into one folder', async () => {
    const archives = exampleArchives(writeApplications(applications))
    const unpacked = unzipSync(archives.get('examples/kitchen-part-1.zip') as Uint8Array)
    expect(Object.keys(unpacked)).toEqual([
      'kitchen-part-1/package.json',
      'kitchen-part-1/src/store.ts',
    ])
    expect(strFromU8(unpacked['kitchen-part-1/src/store.ts'] as Uint8Array)).toBe('export {}\n')
  })
})

describe('createArchive', () => {
  it('gives the same bytes whenever it is made', () => {
    const files = new Map([['a.ts', Buffer.from('export {}\n')]])
    const first = createArchive('kitchen', files)
    vi.setSystemTime('2030-07-01')
    expect(createArchive('kitchen', files)).toEqual(first)
    // The year of the entry's date, counted from 1980 in its seven highest bits.
    expect(1980 + ((first[13] as number) >> 1)).toBe(2026)
  })
})
