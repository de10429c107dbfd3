import { expect, test } from 'vitest'
import { formatReport, toDo, type Upgrade } from './report.ts'

const upgrade: Upgrade = {
  name: 'kites',
  before: '1.1.0',
  after: '1.2.0',
  changes: [
    { of: 'export', how: 'new', name: 'tie', after: 'hook', place: 'a.md:3', isDone: false },
    {
      of: 'member',
      how: 'type',
      owner: 'FlyOptions',
      name: 'wind',
      before: 'number',
      after: 'string',
      place: 'a.md:9',
      isDone: true,
    },
    { of: 'message', how: 'removed', name: 'No wind', place: 'errors.md:2', isDone: true },
  ],
  failures: {
    samples: [{ place: 'a.md:30', text: 'Expected: 3; Received: 5' }],
    tests: [],
    examples: [{ place: 'examples', text: '✗ part-1\nmore' }],
  },
  wrongComments: ['`FlyOptions` `wind`: `5`'],
  named: [{ place: 'a.md:1', text: 'In 1.1, …' }],
  done: ['updated examples/package.json'],
}

test('what is left to do is what has no place yet and what fails', () => {
  expect(toDo(upgrade)).toEqual([
    'a.md:3: describe `tie`, a new hook',
    'a.md:30: Expected: 3; Received: 5',
    'examples: ✗ part-1',
  ])
})

test('the report has each change with its place, both values, and the list at its end', () => {
  const report = formatReport(upgrade)
  expect(report).toContain('# kites 1.1.0 → 1.2.0')
  expect(report).toContain('## New\n\n- `tie`, hook (a.md:3)')
  expect(report).toContain('- `FlyOptions.wind`, type: `number` → `string` (a.md:9)')
  expect(report).toContain('## Removed\n\n- message `No wind` (errors.md:2)')
  expect(report).toContain('## Lines that name 1.1\n\n- a.md:1: In 1.1, …')
  expect(report).toContain('- 2 of 3 changes are described or need no place\n- all tests pass')
  expect(report.trimEnd()).toMatch(/- \[ \] examples: ✗ part-1$/)
})

test('a report without anything left says so', () => {
  const report = formatReport({ ...upgrade, changes: [], failures: null })
  expect(report.trimEnd()).toMatch(/## To do\n\n- Nothing\.$/)
})
