/** The API reference says what the installed packages declare, and nothing else. */
import path from 'node:path'
import * as redux from 'redux'
import { afterAll, describe, expect, test } from 'vitest'
import { declaredName, isExportList, ownerKey } from '../../src/model/api-data.ts'
import { listsOf, readApiData } from '../../src/proofs/package-types/api-data.ts'
import { compareList } from '../../src/proofs/package-types/compare.ts'
import {
  documentedExportsIn,
  ownExports,
  undocumentedExports,
} from '../../src/proofs/package-types/documented-exports.ts'
import { type DeclaredMember, readPackageTypes } from '../../src/proofs/package-types/read-types.ts'
import { cacheDir } from '../../src/system/project.ts'
import { contentPages } from '../support/content-pages.ts'
import { firstColumn, rowsOf, tableUnder } from '../support/page-tables.ts'

const data = readApiData('content')
const { pages } = await contentPages()
const allLists = listsOf(pages, data)
const lists = allLists.filter(({ list }) => !isExportList(list.of))
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
      owner: list.of.join(' '),
      list,
      module,
    })),
  )('$owner: $place', ({ list, module }) => {
    expect(compareList(list, module, types)).toEqual([])
  })

  // Callers know a parameter by its place.
  const ofCalls = lists.filter(({ list: { of } }) => of.length === 1 && of[0]?.endsWith('()'))
  test.each(
    ofCalls.map(({ page, list, module }) => ({
      place: page.sourcePath,
      call: list.of[0] ?? '',
      list,
      module,
    })),
  )('$call in the order of its parameters: $place', ({ call, list, module }) => {
    const listed = list.members.map(({ name }) => declaredName(name))
    const declared = membersOf(call, module).map(({ name }) => name)
    expect(listed).toEqual(declared)
    expect(list.members.filter(({ need }) => need === null)).toEqual([])
  })
})

test('lists of exports have nothing that is not exported', () => {
  const unknown = allLists
    .filter(({ list }) => isExportList(list.of))
    .flatMap(({ list, module }) => {
      const names = [module, data[module]?.also ?? module].map((name) => types.namesOf(name))
      return list.members
        .map(({ name }) => declaredName(name))
        .filter((name) => !names.some((known) => known.has(name)))
    })
  expect(unknown).toEqual([])
})

describe('tables have what the types have', () => {
  test('exports of the Redux core, with their parameters', () => {
    const listed = firstColumn('api/redux-core', 'exports')
    expect(listed.map(declaredName).sort()).toEqual(Object.keys(redux).sort())
    const calls = listed.filter((call) => call.includes('('))
    expect(calls.length).toBeGreaterThan(5)
    expect(calls).toEqual(
      calls.map(declaredName).map((name) => callOf(name, membersOf(`${name}()`, 'redux'))),
    )
  })

  test('methods of a store', () => {
    const methods = membersOf('Store', 'redux').map(({ name }) =>
      // That `dispatch` takes more than an action is told in its own part.
      callOf(
        name,
        membersOf(`Store.${name}()`, 'redux').filter(({ isRest }) => !isRest),
      ),
    )
    const listed = firstColumn('api/store', 'methods')
    expect(listed.sort()).toEqual([...methods, '[Symbol.observable]()'].sort())
  })

  test('options of configureStore, and which is required', () => {
    const listed = rowsOf(tableUnder(configuring, 'what-configurestore-adds')).map(
      ([name = '', , leftOut]) => [name, leftOut !== 'Required'],
    )
    const options = membersOf('ConfigureStoreOptions', '@reduxjs/toolkit').map(
      ({ name, isOptional }) => [name, isOptional],
    )
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(options))
  })

  test('default middleware, each with options it has', () => {
    const rows = rowsOf(tableUnder(configuring, 'default-middleware'))
    expect(rows.map(([name]) => name).sort()).toEqual(namesOf('GetDefaultMiddlewareOptions').sort())
    for (const [name = '', , written = ''] of rows) {
      const options = namesOf(middlewareOptions[name] ?? '')
      const listed = written.split(', ')
      const hasMore = listed.at(-1) === '…'
      if (hasMore) listed.pop()
      expect(options).toEqual(expect.arrayContaining(listed))
      expect(options.length > listed.length).toBe(hasMore)
    }
  })

  const configuring = 'usage/configuring-your-store'

  const middlewareOptions: { [name: string]: string } = {
    actionCreatorCheck: 'ActionCreatorInvariantMiddlewareOptions',
    immutableCheck: 'ImmutableStateInvariantMiddlewareOptions',
    serializableCheck: 'SerializableStateInvariantMiddlewareOptions',
    thunk: 'ThunkOptions',
  }

  const namesOf = (type: string) => membersOf(type, '@reduxjs/toolkit').map(({ name }) => name)
})

function membersOf(of: string, module: string): DeclaredMember[] {
  const members = types.membersOf(of, module)
  if (!members) throw new Error(`${module} declares no ${of}.`)
  return members
}

/** As tables write it: `createStore(reducer, preloadedState?)`. */
function callOf(name: string, parameters: DeclaredMember[]): string {
  const written = parameters.map(
    ({ name, isOptional, isRest }) => `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}`,
  )
  return `${name}(${written.join(', ')})`
}

const described = Object.entries(data).flatMap(([module, { folder }]) => (folder ? [module] : []))

describe.each(described)('exports of %s', (module) => {
  test('are described in one place each', () => {
    expect(ownExports(module, data, types).length).toBeGreaterThan(10)
    expect(undocumentedExports(module, data, pages, types)).toEqual([])
  })

  test('say since when they are there', () => {
    const names = ownExports(module, data, types).map(({ name }) => name)
    const known = data[module]?.exports ?? {}
    expect(names.filter((name) => !known[name]?.since)).toEqual([])
  })

  test('are known by their kind, and whether they are deprecated', () => {
    const declared = ownExports(module, data, types).map(({ name, kind, isDeprecated }) => [
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
  const documented = described.flatMap((module) => {
    const places = documentedExportsIn(data[module]?.folder ?? '', pages)
    return ownExports(module, data, types).flatMap(({ name }) =>
      places
        .filter((place) => place.name === name)
        .map(({ page, id }) => ({ name, href: page.route + (id === null ? '' : `#${id}`) })),
    )
  })
  expect(documented.length).toBeGreaterThan(340)
  const { headings = [] } = pages.find(({ route }) => route === '/rtk-query/api/hooks') ?? {}
  const made = headings
    .filter(({ text }) => /^use[A-Z]\w+$/.test(text))
    .map(({ id }) => `/rtk-query/api/hooks#${id}`)
  expect(made.length).toBeGreaterThan(5)
  const all = [...documented.map(({ href }) => href), ...made]
  // The list is one run of links on the page.
  const start = listed.findIndex((href) => href.startsWith('/api/redux-core#'))
  expect(listed.slice(start, start + all.length).sort()).toEqual(all.sort())
})

test('every member of a documented package says since when it is there', () => {
  const untold = lists.flatMap(({ list, module }) => {
    // The code generator is a tool beside the packages: its options are those of the installed version.
    if (!data[module]) return []
    const known = data[module].members[ownerKey(list.of)] ?? {}
    return list.members
      .filter(({ name }) => !known[declaredName(name)])
      .map(({ name }) => `${ownerKey(list.of)}.${name}`)
  })
  expect(untold).toEqual([])
})
