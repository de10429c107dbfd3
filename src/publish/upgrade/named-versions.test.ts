import { expect, test } from 'vitest'
import type { Page } from '../../model/page.ts'
import { linesNaming } from './named-versions.ts'

test('finds lines that name a minor version or one of its patches, and no other numbers', () => {
  const text = ['RTK 2.1 is', '2.1.3', 'RTK 2.14', 'about 12.1 kB', 'version 1.2.1', '(2.1)'].join(
    '\n',
  )
  const pages = [{ sourcePath: 'a.md' }] as Page[]
  expect(linesNaming('2.1.0', pages, () => text).map(({ place }) => place)).toEqual([
    'a.md:1',
    'a.md:2',
    'a.md:6',
  ])
})
