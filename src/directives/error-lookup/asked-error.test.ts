import { expect, test } from 'vitest'
import { askedError } from './asked-error.ts'

const ids = ['core-7', 'toolkit-7', 'toolkit-30']

test.each([
  ['?code=7', { from: 'core', code: '7', id: 'core-7', namesake: 'toolkit-7' }],
  ['?code=7&from=toolkit', { from: 'toolkit', code: '7', id: 'toolkit-7', namesake: 'core-7' }],
  ['?code=30', { from: 'core', code: '30', id: null, namesake: 'toolkit-30' }],
  ['?code=30&from=toolkit', { from: 'toolkit', code: '30', id: 'toolkit-30', namesake: null }],
  ['?x=1&code=%207', { from: 'core', code: '7', id: 'core-7', namesake: 'toolkit-7' }],
  ['?code=99', { from: 'core', code: '99', id: null, namesake: null }],
  ['?code=constructor', { from: 'core', code: 'constructor', id: null, namesake: null }],
  ['?code=<img>', { from: 'core', code: '<img>', id: null, namesake: null }],
  ['?code=', null],
  ['', null],
])('A20 %s', (search, asked) => {
  expect(askedError(search, ids)).toEqual(asked)
})
