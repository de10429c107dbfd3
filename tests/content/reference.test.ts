/** The API reference says what the installed packages declare, and nothing else. */
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { declaredName, isOfExports, ownerOf } from '../../src/model/api-data.ts'
import { listsOf, readApiData } from '../../src/package-types/api-data.ts'
import { compareList } from '../../src/package-types/compare.ts'
import { exportsAtHome, findHomeless, homesIn } from '../../src/package-types/homes.ts'
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

const described = Object.entries(data).flatMap(([module, { folder }]) => (folder ? [module] : []))

describe.each(described)('exports of %s', (module) => {
  test('are described in one place each', () => {
    expect(exportsAtHome(module, data, types).length).toBeGreaterThan(10)
    expect(findHomeless(module, data, pages, types)).toEqual([])
  })

  test('say since when they are there', () => {
    const names = exportsAtHome(module, data, types).map(({ name }) => name)
    const known = data[module]?.exports ?? {}
    expect(names.filter((name) => !known[name]?.since)).toEqual([])
  })

  test('are known by their kind, and whether they are deprecated', () => {
    const declared = exportsAtHome(module, data, types).map(({ name, kind, isDeprecated }) => [
      name,
      { kind, isDeprecated },
    ])
    const known = Object.entries(data[module]?.exports ?? {}).map(
      ([name, { kind, deprecated }]) => [name, { kind, isDeprecated: deprecated ?? false }],
    )
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(declared))
  })
})

test('the index lists every export from A to Z with the place that describes it', () => {
  const { links = [] } = pages.find(({ route }) => route === '/api/api-reference') ?? {}
  const listed = links.map(({ href }) => href)
  const homes = described.flatMap((module) => {
    const places = homesIn(data[module]?.folder ?? '', pages)
    return exportsAtHome(module, data, types).flatMap(({ name }) =>
      places
        .filter((place) => place.name === name)
        .map(({ page, id }) => ({ name, href: page.route + (id === null ? '' : `#${id}`) })),
    )
  })
  expect(homes.length).toBeGreaterThan(340)
  const { headings = [] } = pages.find(({ route }) => route === '/rtk-query/api/hooks') ?? {}
  const made = headings
    .filter(({ text }) => /^use[A-Z]\w+$/.test(text))
    .map(({ id }) => `/rtk-query/api/hooks#${id}`)
  expect(made.length).toBeGreaterThan(5)
  const all = [...homes.map(({ href }) => href), ...made]
  // The list ends the page.
  expect(listed.slice(-all.length).sort()).toEqual(all.sort())
})

test('every member of a documented package says since when it is there', () => {
  const untold = lists.flatMap(({ list, module }) => {
    // The code generator is a tool beside the packages: its options are those of the installed version.
    if (!data[module]) return []
    const known = data[module].members[ownerOf(list.of)] ?? {}
    return list.members
      .filter(({ name }) => !known[declaredName(name)])
      .map(({ name }) => `${ownerOf(list.of)}.${name}`)
  })
  expect(untold).toEqual([])
})
