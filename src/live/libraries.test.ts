import { expect, test } from 'vitest'
import { librariesFor } from './libraries.ts'

test('A sample takes the files of the packages that it imports, and what these need first', () => {
  const files = librariesFor(['@reduxjs/toolkit/query/react', './store'], [], '')
  expect(files).toEqual(['redux', 'react', 'query', 'query-react'])
})

test('Only a sample that imports what is rarely imported takes all of Redux Toolkit', () => {
  const filesFor = (...names: string[]) =>
    librariesFor(
      ['@reduxjs/toolkit'],
      names.map((name) => ({ from: '@reduxjs/toolkit', name })),
      '',
    )
  expect(filesFor('configureStore', 'createSlice')).toEqual(['redux-common'])
  expect(filesFor('configureStore', 'createEntityAdapter')).toEqual(['redux'])
  expect(filesFor('*')).toEqual(['redux'])
  expect(
    librariesFor(['redux', 'redux-saga'], [{ from: 'redux', name: 'createStore' }], ''),
  ).toEqual(['redux-common', 'saga'])
  expect(librariesFor(['redux', '@reduxjs/toolkit/query'], [], '')).toEqual(['redux', 'query'])
})

test.each([
  ['console.table([1])', true],
  ["console.log('%s', 1)", true],
  ['new Headers() // => {}', true],
  ["import { createElement } from 'react'\nconsole.log(1)", true],
  ["import { createElement } from 'react'", false],
  ['new Headers()', false],
  ['await request.formData()', true],
  ["console.log({ a: new Map([[1, new Date(0)]]) }, new Error('a'))", false],
  ["store.dispatch(added('a')) // => { type: 'a' }", false],
])('What shows more than data is loaded for code that may need it: %s', (code, isNeeded) => {
  expect(librariesFor([], [], code)).toEqual(isNeeded ? ['platform'] : [])
})
