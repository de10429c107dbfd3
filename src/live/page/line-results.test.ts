import { expect, test } from 'vitest'
import { lineResults } from './line-results.ts'
import { emptyOutcome } from './outcome.ts'

test('Z2 a value that is as the comment of its line says is only marked', () => {
  const values = new Map([
    [1, { text: '1', expected: null }],
    [2, { text: '2', expected: '3' }],
  ])
  expect([...lineResults({ ...emptyOutcome, values })]).toEqual([
    [1, { kind: 'same', text: '' }],
    [2, { kind: 'other', text: '2' }],
  ])
})

test('Z2 printed lines stand beside the lines that print them', () => {
  const print = { type: 'print', line: 1, level: 'log', stated: null } as const
  const printed = [
    { ...print, text: 'one' },
    { ...print, text: 'two' },
  ]
  expect([...lineResults({ ...emptyOutcome, printed })]).toEqual([
    [1, { kind: 'printed', text: 'two  × 2' }],
  ])
})
