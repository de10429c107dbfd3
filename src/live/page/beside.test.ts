import { expect, test } from 'vitest'
import { textBeside } from './beside.ts'

test('Z2 a value that the comment of its line states is only marked', () => {
  const same = (text: string) => ({ kind: 'same' as const, text })
  expect(textBeside(same("{ name: 'Fern' }"), 'plant() // => {name: "Fern"}')).toBe('')
  expect(textBeside(same('[ 1, 2 ]'), 'list() // => two numbers')).toBe('[ 1, 2 ]')
})

test('Z2 what came instead of a stated value, and what was printed, stands beside its line', () => {
  expect(textBeside({ kind: 'other', text: '1' }, 'one() // => 1')).toBe('1')
  expect(textBeside({ kind: 'printed', text: 'one' }, "console.log('one')")).toBe('one')
})
