import { expect, test } from 'vitest'
import { lineResults } from './line-results.ts'
import { emptyOutcome } from './outcome.ts'

test('Z2 a value that is as the comment of its line says is only marked', () => {
  const outcome = emptyOutcome()
  outcome.values.set(1, { text: '1', expected: null })
  outcome.values.set(2, { text: '2', expected: '3' })
  expect([...lineResults(outcome)]).toEqual([
    [1, { kind: 'same', text: '' }],
    [2, { kind: 'other', text: '2' }],
  ])
})

test('Z2 printed lines stand beside the lines that print them', () => {
  const outcome = emptyOutcome()
  outcome.printed.push({ type: 'print', line: 1, text: 'one', level: 'log', stated: null })
  outcome.printed.push({ type: 'print', line: 1, text: 'two', level: 'log', stated: null })
  expect([...lineResults(outcome)]).toEqual([[1, { kind: 'printed', text: 'two  × 2' }]])
})
