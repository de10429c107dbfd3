import { describe, expect, it } from 'vitest'
import { keyOf, tokenize, wordsOf } from './tokenize.ts'

const terms = (text: string) => tokenize(text).map(({ term }) => term)

describe('tokenize', () => {
  it.each([
    ['createSlice', ['createslice', 'create', 'slice']],
    ['store.dispatch()', ['store.dispatch', 'store', 'dispatch']],
    ['`RTKQ`', ['rtkq']],
    ['HTMLElement', ['htmlelement', 'html', 'element']],
    ['react-redux', ['react', 'redux', 'reactredux']],
    ['a set-up - and more', ['a', 'set', 'up', 'setup', 'and', 'more']],
    ["don't", ["don't"]],
    ['don’t', ["don't"]],
    ['It ends. Here', ['it', 'ends', 'here']],
    [
      'api.endpoints.getPost',
      ['api.endpoints.getpost', 'api', 'endpoints', 'getpost', 'get', 'post'],
    ],
    ['addMatcher<Action>', ['addmatcher', 'add', 'matcher', 'action']],
    ['MAX_COUNT', ['max_count', 'max', 'count']],
    ['@reduxjs/toolkit 2.0', ['reduxjs', 'toolkit', '2', '0']],
    ['état 状態 حالة', ['état', '状態', 'حالة']],
    ['🎉 <b>&', ['b']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  it('says where each word stands in the text', () => {
    const text = 'Use `createSlice`, then store.dispatch.'
    for (const { term, start, end } of tokenize(text)) {
      expect(text.slice(start, end).toLowerCase()).toBe(term)
    }
  })
})

it('a query keeps its names whole', () => {
  expect(wordsOf('useSelector hook')).toEqual(['useselector', 'hook'])
})

it('one name is the same however it is typed', () => {
  expect(['create slice', 'createSlice()', '`createslice`', 'Create-Slice'].map(keyOf)).toEqual(
    Array(4).fill('createslice'),
  )
})
