import { expect, test } from 'vitest'
import type { ApiData } from '../../model/api-data.ts'
import type { Page } from '../../model/page.ts'
import { placeChanges } from './place-changes.ts'

const data: ApiData = {
  kites: { folder: 'api/', label: 'Kites', first: '1.0', exports: {}, members: {} },
}

const source = ['---', 'title: fly', '---', '', '## tie {#tie}', '', '| The kite … is lost | … |']

const pages = [
  {
    id: 'api/fly',
    sourcePath: 'api/fly.md',
    title: 'fly',
    headings: [{ id: 'tie', level: 2, text: 'tie', html: 'tie' }],
    memberLists: [
      {
        of: ['FlyOptions'],
        from: null,
        line: 20,
        members: [{ id: 'wind', name: 'wind', line: 22 }],
      },
      { of: ['Steer', '-FlyOptions'], from: null, line: 30, members: [] },
    ],
  },
  { id: 'errors', sourcePath: 'errors.md', title: 'Errors', headings: [], memberLists: [] },
] as unknown as Page[]

const place = (change: Parameters<typeof placeChanges>[0][number]) => {
  const [placed] = placeChanges([change], {
    pages,
    data,
    modules: ['kites'],
    sourceOf: () => source.join('\n'),
  })
  return [placed?.place, placed?.isDone]
}

test('a new export belongs beside the one with the most similar name, until it is described', () => {
  expect(place({ of: 'export', how: 'new', name: 'ties' })).toEqual(['api/fly.md:5 (tie)', false])
  expect(place({ of: 'export', how: 'new', name: 'tie' })).toEqual(['api/fly.md:5', true])
})

test('an export that is gone is still to do while a page describes it', () => {
  expect(place({ of: 'export', how: 'removed', name: 'fly' })).toEqual(['api/fly.md:1', false])
  expect(place({ of: 'export', how: 'removed', name: 'sink' })[1]).toBe(true)
})

test('a new option belongs into the list of its type, until it is there', () => {
  const option = (name: string) => place({ of: 'member', how: 'new', owner: 'FlyOptions', name })
  expect(option('gust')).toEqual(['api/fly.md:20', false])
  expect(option('wind')).toEqual(['api/fly.md:22', true])
})

test('a new member that a list leaves out is looked for where it is listed', () => {
  const steer = { of: 'member', how: 'new', owner: 'Steer' } as const
  expect(place({ ...steer, name: 'wind' })).toEqual(['api/fly.md:22', true])
  expect(place({ ...steer, name: 'gust' })).toEqual(['api/fly.md:30', false])
})

test('a member of a type that no page lists needs no place', () => {
  expect(place({ of: 'member', how: 'new', owner: 'Other', name: 'a' })).toEqual([null, true])
})

test('a message belongs on the page of messages, and is found with values in it', () => {
  const message = (how: 'new' | 'removed', name: string) => place({ of: 'message', how, name })
  expect(message('new', 'The kite … is lost')).toEqual(['errors.md:7', true])
  expect(message('removed', 'The kite … is lost')).toEqual(['errors.md:7', false])
  expect(message('new', 'No wind at all')).toEqual(['errors.md:1', false])
})
