import { expect, test } from 'vitest'
import { askedError } from './asked-error.ts'

const ids = ['core-7', 'toolkit-7']

test.each([
  ['?code=7', { kind: 'error', id: 'core-7' }],
  ['?code=7&from=toolkit', { kind: 'error', id: 'toolkit-7' }],
  ['?x=1&code=%207', { kind: 'error', id: 'core-7' }],
  ['?code=99', { kind: 'unknown', code: '99' }],
  ['?code=constructor', { kind: 'unknown', code: 'constructor' }],
  ['?code=<img>', { kind: 'unknown', code: '<img>' }],
  ['?code=', null],
  ['', null],
])('A20 %s', (search, asked) => {
  expect(askedError(search, ids)).toEqual(asked)
})
