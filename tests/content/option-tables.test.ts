/** Tables of options say what the types of the installed package have. */
import { expect, it } from 'vitest'
import { readDeclarations } from '../support/declarations.ts'
import { rowsOf, tableUnder } from '../support/page-tables.ts'

const types = readDeclarations('@reduxjs/toolkit/dist/index.d.mts')
const page = 'usage/configuring-your-store'

it('lists every option of configureStore, and which is required', () => {
  const listed = rowsOf(tableUnder(page, 'what-configurestore-adds')).map(([name, , leftOut]) => ({
    name,
    isOptional: leftOut !== 'Required',
  }))
  const options = types.propertiesOf('ConfigureStoreOptions')
  expect(listed.sort(byName)).toEqual(options.sort(byName))
})

it('lists every default middleware, each with options it has', () => {
  const rows = rowsOf(tableUnder(page, 'default-middleware'))
  const names = types.propertiesOf('GetDefaultMiddlewareOptions').map(({ name }) => name)
  expect(rows.map(([name]) => name).sort()).toEqual(names.sort())

  for (const [name = '', , written = ''] of rows) {
    const options = types.propertiesOf(optionsType[name] ?? '').map(({ name }) => name)
    const listed = written.split(', ')
    const hasMore = listed.at(-1) === '…'
    if (hasMore) listed.pop()
    expect(options).toEqual(expect.arrayContaining(listed))
    expect(options.length > listed.length).toBe(hasMore)
  }
})

const optionsType: { [name: string]: string } = {
  actionCreatorCheck: 'ActionCreatorInvariantMiddlewareOptions',
  immutableCheck: 'ImmutableStateInvariantMiddlewareOptions',
  serializableCheck: 'SerializableStateInvariantMiddlewareOptions',
  thunk: 'ThunkOptions',
}

function byName(a: { name?: string | undefined }, b: { name?: string | undefined }): number {
  return (a.name ?? '').localeCompare(b.name ?? '')
}
