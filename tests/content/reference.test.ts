/** The API reference says what the installed packages declare, and nothing else. */
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { isOfExports } from '../../src/model/api-data.ts'
import { listsOf, readApiData } from '../../src/package-types/api-data.ts'
import { compareList } from '../../src/package-types/compare.ts'
import { readPackageTypes } from '../../src/package-types/read-types.ts'
import { cacheDir } from '../../src/system/project.ts'
import { contentPages } from '../support/content-pages.ts'

const data = readApiData('content')
const { pages } = await contentPages()
const lists = listsOf(pages, data).filter(({ list }) => !isOfExports(list.of))
const modules = [
  ...new Set([
    ...Object.entries(data).flatMap(([name, { also = name }]) => [name, also]),
    ...lists.map(({ module }) => module),
  ]),
]
const types = readPackageTypes(path.join(cacheDir, 'package-types'), modules)

afterAll(() => types.close())

describe('lists of members have what the types have', () => {
  test.each(
    lists.map(({ page, list, module }) => ({
      place: `${page.sourcePath}:${list.line}`,
      heading: list.heading,
      owner: list.of.join(' '),
      list,
      module,
    })),
  )('$owner under "$heading": $place', ({ list, module }) => {
    expect(compareList(list, module, types)).toEqual([])
  })
})
