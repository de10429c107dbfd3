/** Short forms that are never meant otherwise → what pages call it. */
export const abbreviations = new Map([
  ['hmr', 'hot reloading'],
  ['js', 'javascript'],
  ['rtkq', 'rtk query'],
  ['ssr', 'server rendering'],
  ['ts', 'typescript'],
])

/**
 * What readers type → words that the pages use for it. Kept short: only what no word form, prefix or
 * typo tolerance finds. `npm run bench:search` says whether an entry earns its place.
 */
const synonyms: [typed: string, meant: string][] = [
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

const bySize = synonyms.map(([typed, meant]) => ({
  typed: typed.split(' '),
  meant: meant.split(/[ -]/),
}))

/** Word of the query → the words that its phrase may be said with. */
export function synonymsIn(words: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { typed, meant } of bySize) {
    if (!typed.every((word) => words.includes(word))) continue
    for (const word of typed) found.set(word, [...(found.get(word) ?? []), ...meant])
  }
  return found
}

const typedWords = new Set(bySize.flatMap(({ typed }) => typed))

/** Whether a word may be meant as another, so that it is no typo even where no page has it. */
export const hasSynonyms = (word: string) => typedWords.has(word)
