import type { SearchSynonyms } from '../src/model/settings.ts'

/*
 * What readers type, and the words that the pages use for it. Keep both lists short: search finds
 * other word forms, beginnings of words and typos by itself. `npm run bench:search` says whether an
 * entry earns its place.
 */

export const abbreviations: SearchSynonyms['abbreviations'] = {
  hmr: 'hot reloading',
  js: 'javascript',
  rtkq: 'rtk query',
  ssr: 'server rendering',
  ts: 'typescript',
}

export const synonyms: SearchSynonyms['synonyms'] = [
  ['rtk', 'toolkit'],
  ['next', 'nextjs'],
  ['hot reload', 'hot replacement'],
  ['devtools', 'extension'],
  ['ajax', 'async requests'],
  ['asynchronous', 'async'],
  ['dead', 'dated relevant'],
  ['fetch data', 'async thunk query'],
  ['api call', 'async thunk'],
  ['api calls', 'async thunk side effects'],
  ['mutating', 'immutable'],
  ['mutate', 'immutable immer'],
  ['mutation', 'immutable'],
  ['deep copy', 'immutable nested'],
  ['reducers undefined', 'initial'],
  ['reducer undefined', 'initial'],
  ['undefined reducer', 'initial'],
  ['cannot read undefined', 'initial'],
  ['unit test', 'testing'],
  ['lazy load', 'splitting inject'],
  ['lazy loading', 'splitting inject'],
  ['time travel', 'undo history'],
  ['redo', 'undo'],
  ['saga', 'sagas side effects'],
  ['epic', 'observable'],
  ['localstorage', 'persist'],
  ['local storage', 'persist'],
  ['folder', 'structure files'],
  ['directory', 'structure files'],
  ['rerender', 'renders'],
  ['rerenders', 'renders'],
  ['rerendering', 'renders'],
  ['memoize', 'memoized reselect'],
  ['memoization', 'memoized reselect'],
  ['connect', 'mapstate'],
  ['upgrade', 'migrating'],
  ['deprecated', 'legacy'],
  ['error code', 'errors'],
  ['minified', 'error messages'],
  ['vuex', 'mobx'],
  ['zustand', 'mobx context'],
]
