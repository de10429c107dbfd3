import { beforeEach, expect, it } from 'vitest'
import { findErrors } from './find-errors.ts'

beforeEach(() => {
  document.body.innerHTML = `<div class="prose">
    <div class="heading"><h3 id="core-7">Kite error 7: Reducers may not dispatch</h3></div><blockquote>Reducers may not dispatch actions.</blockquote>
    <div class="heading"><h3 id="toolkit-7">Kite Tools error 7: A middleware is missing</h3></div><blockquote>A middleware is missing.</blockquote>
    <h2 id="drafts">Drafts</h2>
    <table><tbody><tr><td>7</td><td>Cannot use a revoked draft (See https://kites.example/drafts for details.)</td></tr></tbody></table>
  </div>`
})

const hrefs = (query: string) => findErrors(document, query).map(({ href }) => href)

it.each([
  ['7', ['#core-7', '#toolkit-7', '#drafts']],
  ['Minified Kite error #7; visit https://kites.example/errors?code=7', ['#core-7']],
  ['Minified Kite Tools error #7', ['#toolkit-7']],
  ['tools error #7', ['#toolkit-7']],
  ['8', []],
])('finds errors by number: %s', (query, expected) => {
  expect(hrefs(query)).toEqual(expected)
})

it('finds errors by words, those that have most of them first', () => {
  expect(hrefs('reducers may not dispatch')).toEqual(['#core-7'])
  expect(hrefs('revoked draft')).toEqual(['#drafts'])
  expect(hrefs('kangaroo')).toEqual([])
})

it('leaves out of a title where its message says to read on', () => {
  expect(findErrors(document, 'revoked draft')).toMatchObject([
    { title: 'Immer error 7: Cannot use a revoked draft' },
  ])
})
