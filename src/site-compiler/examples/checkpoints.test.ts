import { describe, expect, it } from 'vitest'
import { writeApplications } from './applications.test-support.ts'
import { listCheckpoints, selectCheckpoints } from './checkpoints.ts'

describe('listCheckpoints', () => {
  it('lists the parts of every folder that has a base, in the order of their numbers', () => {
    const dir = writeApplications({
      'kitchen/base/index.html': '',
      'kitchen/part-1/a.ts': '',
      'kitchen/part-2/a.ts': '',
      'kitchen/part-10/a.ts': '',
      'kitchen/notes/a.ts': '',
      'drafts/part-1/a.ts': '',
    })
    expect(listCheckpoints(dir)).toEqual([
      { app: 'kitchen', part: 1 },
      { app: 'kitchen', part: 2 },
      { app: 'kitchen', part: 10 },
    ])
  })

  it('is empty where there are no examples', () => {
    expect(listCheckpoints('/nowhere')).toEqual([])
  })
})

describe('selectCheckpoints', () => {
  const checkpoints = [
    { app: 'fieldbook', part: 1 },
    { app: 'fieldbook', part: 2 },
    { app: 'tally', part: 1 },
  ]

  it.each([
    [undefined, undefined, checkpoints],
    ['fieldbook', undefined, checkpoints.slice(0, 2)],
    ['fieldbook', '2', [{ app: 'fieldbook', part: 2 }]],
    ['fieldbook', 'part-2', [{ app: 'fieldbook', part: 2 }]],
  ])('takes what "%s" and "%s" name', (app, part, expected) => {
    expect(selectCheckpoints(checkpoints, app, part)).toEqual(expected)
  })

  it('says which applications there are', () => {
    expect(() => selectCheckpoints(checkpoints, 'fieldbok', undefined)).toThrow(
      'There is no example "fieldbok". Did you mean `fieldbook`? Expected one of: fieldbook, tally.',
    )
  })

  it('says which parts there are', () => {
    expect(() => selectCheckpoints(checkpoints, 'fieldbook', 'part-3')).toThrow(
      'There is no "part-3" of fieldbook. Did you mean `part-1`? Expected one of: part-1, part-2.',
    )
  })
})
