import { expect, test, vi } from 'vitest'
import type { ApiData } from '../../model/api-data.ts'
import type { Member, Page } from '../../model/page.ts'
import { addVersions } from './add-versions.ts'

const member = (name: string) => ({ id: name, name }) as Member

const pages = [
  {
    id: 'api/kites',
    memberLists: [
      {
        of: ['FlyOptions'],
        from: null,
        members: [member('wind'), member('...tails'), member('gust')],
      },
    ],
  },
] as unknown as Page[]

const data: ApiData = {
  kites: {
    folder: 'api/',
    label: 'Kites',
    first: '1.0',
    exports: { fly: { kind: 'function', since: '1.2' }, sink: { kind: 'function', since: '1.0' } },
    members: { FlyOptions: { wind: '1.1', rope: '1.0' }, Gone: { a: '1.0' } },
  },
}

const types = {
  exportsOf: () => [
    { name: 'tie', kind: 'function' as const, isDeprecated: true, origin: 'kites' },
    { name: 'fly', kind: 'function' as const, isDeprecated: false, origin: 'kites' },
  ],
}

test('What is known keeps its version, what is new gets the installed one, and what is gone goes', () => {
  const onNew = vi.fn()
  const { kites } = addVersions(data, pages, types, () => '2.3', onNew)
  expect(kites?.exports).toEqual({
    fly: { kind: 'function', since: '1.2' },
    tie: { kind: 'function', since: '2.3', deprecated: true },
  })
  expect(kites?.members).toEqual({ FlyOptions: { wind: '1.1', tails: '2.3', gust: '2.3' } })
  expect(onNew.mock.calls).toEqual([
    ['tie', 'kites'],
    ['FlyOptions tails', 'kites'],
    ['FlyOptions gust', 'kites'],
  ])
})
