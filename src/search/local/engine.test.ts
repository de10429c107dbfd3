import { describe, expect, it } from 'vitest'
import type { SidebarItem } from '../../model/site-data.ts'
import { createLocalEngine } from './engine.ts'
import { buildSearchIndex, type SearchablePage } from './indexer.ts'

const page = (
  route: string,
  title: string,
  sections: [id: string | null, heading: string, text: string, code?: string[]][],
): SearchablePage => ({
  route,
  title,
  label: title,
  description: `All about ${title}.`,
  keywords: [],
  sections: sections.map(([id, heading, text, code = []]) => ({
    id,
    trail: id === null ? [title] : [title, heading],
    text,
    code,
  })),
})

const pages = [
  page('/usage/slices', 'Writing slices', [
    [null, '', 'Use createSlice to write reducers and actions together.', ['createSlice']],
    ['names', 'Name your selectors', 'A selector begins with the word select.', ['selectUser']],
    ['next', 'Next', 'Read about zebras.'],
  ]),
  page('/api/store', 'Store', [
    ['dispatch', 'dispatch(action)', 'Sends an action. Thunks are refused.', ['store.dispatch']],
    ['getstate', 'getState()', 'Reads the state.', ['store.getState']],
  ]),
  page('/faq/reducers', 'Reducers', [
    ['reset', 'How do I reset state?', 'Give it its initial state again at sign-out.'],
  ]),
]

const sidebar: SidebarItem[] = [
  {
    type: 'category',
    label: 'Guides',
    isOpen: true,
    items: [{ type: 'page', route: '/usage/slices', label: 'Slices' }],
  },
]

const names = [
  { name: 'createSlice', package: '@reduxjs/toolkit', url: 'https://example.com/createSlice' },
  { name: 'isPending', package: '@reduxjs/toolkit', url: 'https://example.com/matching' },
]

const files = { words: 'words.json', texts: 'texts.json' }

function open({ withWords = true, withTexts = true } = {}) {
  const { index, words, texts } = buildSearchIndex(pages, sidebar, {
    ranking: { referenceFolders: ['/api/'], weights: [] },
    names,
  })
  const engine = createLocalEngine(JSON.parse(JSON.stringify({ ...index, files })))
  if (withWords) engine.addWords(JSON.parse(JSON.stringify(words)))
  if (withTexts) engine.addTexts(texts)
  return engine
}

const engine = open()
const urls = (query: string) => engine.search(query).hits.map(({ url }) => url)

describe('what is found', () => {
  it.each([
    ['getState', '/api/store#getstate'],
    ['get state', '/api/store#getstate'],
    ['store.getState()', '/api/store#getstate'],
    ['dispatch', '/api/store#dispatch'],
    ['dispach', '/api/store#dispatch'],
    ['store', '/api/store'],
    ['selecto', '/usage/slices#names'],
    ['selecting', '/usage/slices#names'],
    ['how do I reset the state', '/faq/reducers#reset'],
    ['do reducers reset state', '/faq/reducers#reset'],
    ['reseting state', '/faq/reducers#reset'],
    ['createslice', '/usage/slices'],
    ['create slice', '/usage/slices'],
    ['sign-out', '/faq/reducers#reset'],
    ['signout', '/faq/reducers#reset'],
    ['reste', '/faq/reducers#reset'],
    ['all about slices', '/usage/slices'],
  ])('"%s" finds %s first', (query, url) => {
    expect(urls(query)[0]).toBe(url)
  })

  it('a name without a page here leads to its own documentation, after the sections that mention it', () => {
    expect(urls('createSlice')).toEqual(['/usage/slices', 'https://example.com/createSlice'])
    const [hit] = engine.search('isPending').hits
    expect(hit).toMatchObject({
      isExternal: true,
      url: 'https://example.com/matching',
      excerpt: { text: 'Exported by @reduxjs/toolkit. Documented at example.com.' },
    })
  })

  it('the list of links that ends a page is not found', () => {
    expect(urls('zebras')).toEqual([])
  })

  it.each(['', '   ', '…!?', '\u0000', '<>', '🎉', '"'])(
    '%j finds nothing and does no harm',
    (query) => {
      expect(engine.search(query)).toEqual({ hits: [], total: 0 })
    },
  )

  it('a query of 64 KB is answered', () => {
    expect(engine.search('reset '.repeat(11_000)).hits[0]?.url).toBe('/faq/reducers#reset')
  })
})

describe('a hit', () => {
  it('says where it stands, what it is, and marks what was typed', () => {
    expect(engine.search('selec').hits[0]).toEqual({
      id: '/usage/slices#names',
      url: '/usage/slices#names',
      kind: 'heading',
      isExternal: false,
      group: 'Guides',
      trail: [
        { text: 'Writing slices', marks: [] },
        { text: 'Name your selectors', marks: [[10, 15]] },
      ],
      excerpt: {
        text: 'A selector begins with the word select.',
        marks: [
          [2, 7],
          [32, 37],
        ],
      },
    })
  })

  it('that was asked for by its name is shown from its beginning', () => {
    const told = 'This is told at the end. '.repeat(12)
    const topic = page('/topic', 'Topic', [
      ['limit', 'Limit', `How many. ${told}The limit limits.`],
    ])
    const { index, words, texts } = buildSearchIndex([topic], [], {})
    const engine = createLocalEngine({ ...index, files })
    engine.addWords(words)
    engine.addTexts(texts)
    const excerptFor = (query: string) => engine.search(query).hits[0]?.excerpt?.text
    expect(excerptFor('limit')).toMatch(/^How many\./)
    expect(excerptFor('limits')).toMatch(/^….*The limit…$/)
  })

  it('of a member has its name in code', () => {
    const options = page('/api/topic', 'Topic', [['limit', 'limit', 'How many.']])
    const members = options.sections.map((section) => ({ ...section, isMember: true as const }))
    const { index } = buildSearchIndex([{ ...options, sections: members }], [], {})
    const [hit] = createLocalEngine({ ...index, files }).search('limit').hits
    expect(hit).toMatchObject({ url: '/api/topic#limit', isCode: true })
  })

  it('is a text where only its text holds the words', () => {
    expect(engine.search('refused').hits[0]).toMatchObject({
      kind: 'text',
      url: '/api/store#dispatch',
    })
  })

  it('of a page outside the sidebar stands in a group of its own', () => {
    expect(engine.search('getState').hits[0]?.group).toBe('More')
  })
})

describe('an answer', () => {
  it('comes in pages that follow each other without repeats', () => {
    const all = engine.search('state').hits.map(({ id }) => id)
    const first = engine.search('state', { page: 0, perPage: 1 })
    const second = engine.search('state', { page: 1, perPage: 1 })
    expect([first.hits[0]?.id, second.hits[0]?.id]).toEqual(all.slice(0, 2))
    expect(first.total).toBe(all.length)
  })

  it('is partial, from titles and headings, until the words are there', () => {
    const { hits, isPartial } = open({ withWords: false }).search('select')
    expect(isPartial).toBe(true)
    expect(hits.map(({ url }) => url)).toEqual(['/usage/slices#names'])
    expect(open({ withWords: false }).search('refused')).toMatchObject({
      hits: [],
      isPartial: true,
    })
  })

  it('is partial, without excerpts, until the texts are there', () => {
    const { hits, isPartial } = open({ withTexts: false }).search('refused')
    expect(isPartial).toBe(true)
    expect(hits[0]).toMatchObject({ url: '/api/store#dispatch', kind: 'heading', excerpt: null })
  })
})

describe('each page once', () => {
  const search = (query: string, group?: string) =>
    engine.search(query, { eachPageOnce: true, group })

  it('Q15 gives the best section of a page, and counts pages', () => {
    const { hits, total } = search('state')
    const found = hits.map(({ url }) => url.replace(/#.*/, ''))
    expect(found).toEqual([...new Set(found)])
    expect(total).toBe(found.length)
    expect(hits[0]?.url).toBe(engine.search('state').hits[0]?.url)
  })

  it('Q31 says how many hits each group has, in the order of the site, and gives those of one', () => {
    const { groups = [] } = search('createSlice state')
    expect(groups.map(({ title }) => title)).toEqual(
      ['Guides', 'More', 'Other documentation'].filter((title) =>
        groups.some((group) => group.title === title),
      ),
    )
    for (const { title, count } of groups) {
      const { hits, total, groups: same } = search('createSlice state', title)
      expect(hits.map(({ group }) => group)).toEqual(Array(count).fill(title))
      expect(total).toBe(count)
      expect(same).toEqual(groups)
    }
    expect(search('createSlice state', 'Nothing')).toMatchObject({ hits: [], total: 0 })
  })
})

it('an index without a word is refused', () => {
  expect(() => buildSearchIndex([], [])).toThrow('holds no word')
})

it('finds what readers call otherwise by the synonyms of the site', () => {
  const { index } = buildSearchIndex(pages, sidebar, {
    synonyms: { abbreviations: { st: 'store' }, synonyms: [['sign off', 'reset']] },
  })
  const engine = createLocalEngine({ ...index, files })
  expect(engine.search('st').hits[0]?.url).toBe('/api/store')
  expect(engine.search('sign off').hits[0]?.url).toBe('/faq/reducers#reset')
})
