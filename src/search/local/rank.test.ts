import { describe, expect, it } from 'vitest'
import { createLocalEngine } from './engine.ts'
import { buildSearchIndex } from './indexer.ts'

type Section = [heading: string, text: string]
type Fixture = { title: string; text?: string; keywords?: string[]; label?: string }

/** A page at `route`: its text before the first heading, then its sections. */
const page = (
  route: string,
  { title, label = title, text = '', keywords = [] }: Fixture,
  ...sections: Section[]
) => ({
  route,
  title,
  label,
  description: '',
  keywords,
  sections: [
    { id: null, trail: [title], text, code: [] },
    ...sections.map(([heading, text]) => ({
      id: heading.toLowerCase().replace(/\W+/g, '-'),
      trail: [title, heading],
      text,
      code: [],
    })),
  ],
})

type Page = ReturnType<typeof page>

const asMember = (section: Page['sections'][number]) => ({ ...section, isMember: true })

/** Addresses of the hits, best first. */
function find(pages: Page[], query: string, weights: [string, number][] = []) {
  const { index, words } = buildSearchIndex(pages, [], {
    ranking: { referenceFolders: ['/api/'], weights },
    synonyms: { abbreviations: { ts: 'typescript' }, synonyms: [['time travel', 'undo history']] },
  })
  const engine = createLocalEngine({ ...index, files: { words: '', texts: '' } })
  engine.addWords(words)
  return engine.search(query).hits.map(({ url }) => url)
}

describe('a section is found', () => {
  it('first by a name of code, spelled as it is', () => {
    const pages = [
      page('/api/make', { title: 'useStore', text: 'UseStore UseStore' }),
      page('/api/types', { title: 'Types' }, ['UseStore', 'A type.'], ['...items', 'All.']),
      page('/items', { title: 'Items', text: 'items items' }),
    ]
    const weights: [string, number][] = [['/api/types', 0.8]]
    expect(find(pages, 'UseStore', weights)[0]).toBe('/api/types#usestore')
    expect(find(pages, 'useStore', weights)[0]).toBe('/api/make')
    // The words may be explained on another page.
    expect(find(pages, 'items', weights)[0]).toBe('/items')
  })

  it('first by a name of code, where a parameter of that name takes many', () => {
    const pages = [
      page('/lists', { title: 'Item lists', text: 'Item lists, item lists.' }),
      page('/api/types', { title: 'Types' }, ['...itemLists', 'All.']),
    ]
    expect(find(pages, 'itemLists')[0]).toBe('/api/types#-itemlists')
    expect(find(pages, 'item lists')[0]).toBe('/lists')
  })

  it('only where it has enough of the words', () => {
    const pages = [
      page('/a', { title: 'Sign-out' }, ['Reset', 'Reset the initial state at sign-out.']),
      page('/b', { title: 'Reading' }, ['Lists', 'The state is a list.']),
    ]
    expect(find(pages, 'reset initial state')).toEqual(['/a#reset'])
    expect(find(pages, 'state')).toContain('/b#lists')
  })

  it('not by a word that nearly all sections have, beside one that few have', () => {
    const many = Array.from({ length: 10 }, (_, n) =>
      page(`/${n}`, { title: `${n}`, text: 'Initial.' }),
    )
    const rare = page('/rare', { title: 'Rare', text: 'Hydration.' })
    expect(find([...many, rare], 'initial hydration')).toEqual(['/rare'])
  })

  it('where its page is described with the words only if it begins the page', () => {
    const about = page('/a', { title: 'One', keywords: ['caching'] }, ['Other', 'Text.'])
    expect(find([about], 'caching')).toEqual(['/a'])
  })

  it('by the first 512 letters of a query', () => {
    const pages = [page('/a', { title: 'Hydration' })]
    expect(find(pages, `${'x'.repeat(500)} hydration`)).toEqual(['/a'])
    expect(find(pages, `${'x'.repeat(512)} hydration`)).toEqual([])
  })

  it('by the other forms of a word, although another word is spelled more like it', () => {
    const pages = [
      page('/a', { title: 'One', text: 'A migration takes a day.' }),
      page('/b', { title: 'Two', text: 'The phone vibrates.' }),
    ]
    expect(find(pages, 'migrates early')).toEqual(['/a'])
  })

  it('by what was meant where no page has a word, and by no guess where one has', () => {
    const pages = [
      page('/a', { title: 'One', text: 'Selectors select.' }),
      page('/b', { title: 'Two', text: 'Selections are many.' }),
    ]
    expect(find(pages, 'slectors state')).toEqual(['/a'])
    expect(find(pages, 'xyzw')).toEqual([])
    expect(find(pages, 'selections')).toEqual(['/b'])
  })

  it('by a short word only as it is typed', () => {
    const pages = [page('/a', { title: 'Sets', text: 'A set is a map.' })]
    expect(find(pages, 'mup of')).toEqual([])
    expect(find(pages, 'map of')).toEqual(['/a'])
  })

  it('by the beginning of the last word, which may not be finished', () => {
    const pages = [
      page('/a', { title: 'One', text: 'Middleware wraps.' }),
      page('/b', { title: 'Two', text: 'The middle of it.' }),
    ]
    expect(find(pages, 'middle').sort()).toEqual(['/a', '/b'])
    expect(find(pages, 'middle part')).toEqual(['/b'])
    expect(find(pages, 'midd part').sort()).toEqual(['/a', '/b'])
  })

  it('by two letters only in titles and headings', () => {
    const pages = [
      page('/a', { title: 'Immutability', text: 'Nothing changes.' }),
      page('/b', { title: 'Two', text: 'An immense text.' }),
    ]
    expect(find(pages, 'im')).toEqual(['/a'])
    expect(find(pages, 'imm').sort()).toEqual(['/a', '/b'])
  })

  it('by a short form that pages write in full, and by what they call it', () => {
    const pages = [
      page('/a', { title: 'TypeScript', text: 'Types.' }),
      page('/b', { title: 'Undoing', text: 'Undo and redo through history.' }),
    ]
    expect(find(pages, 'ts')[0]).toBe('/a')
    expect(find(pages, 'time travel')[0]).toBe('/b')
  })
})

describe('first comes', () => {
  it('the page whose title or name in the sidebar was typed', () => {
    const much = 'Store, store and store again: the store of stores.'
    const pages = [
      page('/a', { title: 'Other', text: much }, ['Store', much]),
      page('/b', { title: 'Keeping data', label: 'Store' }),
    ]
    expect(find(pages, 'store')[0]).toBe('/b')
    expect(find(pages, 'keeping data')[0]).toBe('/b')
  })

  it('the page whose title is one name of two words that were typed', () => {
    const pages = [
      page('/a', { title: 'Other', text: 'Create a slice, create a slice, reducers.' }),
      page('/b', { title: 'createSlice', text: 'Reducers.' }),
    ]
    expect(find(pages, 'reducers with create slice')[0]).toBe('/b')
  })

  it('the section whose heading was typed', () => {
    const much = 'Cache lifetime, cache lifetime, cache lifetime.'
    const pages = [
      page('/a', { title: 'One' }, ['Much', much], ['More', much]),
      page('/b', { title: 'Two' }, ['Cache lifetime', 'A minute.']),
    ]
    expect(find(pages, 'cache lifetime')[0]).toBe('/b#cache-lifetime')
  })

  it('the page that describes an interface, when its name was typed', () => {
    const pages = [
      page('/faq/dispatch', { title: 'dispatch' }),
      page('/api/dispatch', { title: 'dispatch' }),
    ]
    expect(find(pages, 'dispatch')[0]).toBe('/api/dispatch')
  })

  it.each(['getState', 'store.getState()', 'getstate'])(
    'the section that describes a function, for %s',
    (query) => {
      const much = 'getState, store.getState, getState.'
      const pages = [
        page('/faq/state', { title: 'State' }, ['getState', much], ['Again', much]),
        page('/api/store', { title: 'Store' }, ['getState(options)', 'Reads the state.']),
      ]
      expect(find(pages, query)[0]).toBe('/api/store#getstate-options-')
    },
  )

  it('the section of a page only where a function was asked for by its own name', () => {
    const pages = [
      page('/faq/a', { title: 'A' }, ['Options', 'Many options.']),
      page(
        '/api/store',
        { title: 'Store' },
        ['getState(options)', 'Reads the state.'],
        ['Parameters', 'Options.'],
      ),
    ]
    expect(find(pages, 'options')[0]).toBe('/faq/a#options')
    expect(find(pages, 'parameters')[0]).toBe('/api/store#parameters')
  })

  it('the question that was asked', () => {
    const pages = [
      page('/a', { title: 'One' }, ['Share state', 'Reducers share state, share state.']),
      page('/b', { title: 'Two' }, ['How can reducers share state?', 'They do.']),
    ]
    expect(find(pages, 'how can two reducers share state')[0]).toBe(
      '/b#how-can-reducers-share-state-',
    )
    expect(find(pages, 'reducers share state?')[0]).toBe('/b#how-can-reducers-share-state-')
  })

  it('the section that has the rarer of two words', () => {
    const pages = [
      page('/a', { title: 'One', text: 'State.' }),
      page('/b', { title: 'Two', text: 'State.' }),
      page('/c', { title: 'Three', text: 'State.' }),
      page('/d', { title: 'Four', text: 'Hydration.' }),
    ]
    expect(find(pages, 'state hydration')[0]).toBe('/d')
  })

  it('a page that is described with the word, before one that mentions it', () => {
    const pages = [
      page('/a', { title: 'One', text: 'About caching.' }),
      page('/b', { title: 'Two', text: 'About data.', keywords: ['caching'] }),
    ]
    expect(find(pages, 'caching')).toEqual(['/b', '/a'])
  })

  it('a section of a page that is about the words, before one that only mentions them', () => {
    const about: Section[] = [
      ['First', 'Sorting of lists.'],
      ['Second', 'Sorting of lists.'],
      ['Third', 'Sorting of lists.'],
    ]
    const pages = [
      page('/a', { title: 'One' }, ['Only', 'Sorting of lists.']),
      page('/b', { title: 'Two' }, ...about),
    ]
    expect(find(pages, 'sorting')[0]).toBe('/b#first')
    // Its other sections don't hide the next page.
    expect(find(pages, 'sorting')[1]).toBe('/a#only')
  })
})

it('a heading that many pages have says less than one that few have', () => {
  const few = [
    page('/a', { title: 'One' }, ['Usage', 'In short.']),
    page('/b', { title: 'Usage of three', text: 'In short.' }),
  ]
  const others = ['/c', '/d', '/e', '/f'].map((route) =>
    page(route, { title: `Page ${route}` }, ['Usage', 'In short.']),
  )
  expect(find(few, 'usage')[0]).toBe('/a#usage')
  expect(find([...few, ...others], 'usage')[0]).toBe('/b')
})

it('a page that the settings weigh less comes later', () => {
  const pages = [
    page('/a', { title: 'One', text: 'Sorting of lists.' }),
    page('/b', { title: 'Two', text: 'Sorting of lists.' }),
  ]
  expect(find(pages, 'sorting')).toEqual(['/a', '/b'])
  expect(find(pages, 'sorting', [['/a', 0.5]])).toEqual(['/b', '/a'])
})

it('a member of a list whose name is code comes later than a section, but for who types one word', () => {
  const text = 'Retries after errors.'
  const withMember = (heading: string) => {
    const options = page('/a', { title: 'One' }, [heading, text])
    const [first, ...members] = options.sections
    const lists = { ...options, sections: [first, ...members.map(asMember)] } as Page
    return [lists, page('/b', { title: 'Two' }, [heading, text])]
  }
  const code = withMember('retryLimit')
  expect(find(code, 'retries')).toEqual(['/a#retrylimit', '/b#retrylimit'])
  expect(find(code, ' retries ')).toEqual(['/a#retrylimit', '/b#retrylimit'])
  expect(find(code, 'retries errors')).toEqual(['/b#retrylimit', '/a#retrylimit'])
  expect(find(withMember('Limit'), 'limit')).toEqual(['/b#limit', '/a#limit'])
})

it('a member of a list comes later than a section, but for who types one word', () => {
  const text = 'Retries after errors.'
  const options = page('/api/a', { title: 'One' }, ['Limit', text])
  const [first, ...members] = options.sections
  const lists = { ...options, sections: [first, ...members.map(asMember)] } as Page
  const pages = [lists, page('/api/b', { title: 'Two' }, ['Limit', text])]
  expect(find(pages, 'retries')).toEqual(['/api/a#limit', '/api/b#limit'])
  expect(find(pages, ' retries ')).toEqual(['/api/a#limit', '/api/b#limit'])
  expect(find(pages, 'retries errors')).toEqual(['/api/b#limit', '/api/a#limit'])
})

it('a member of a list comes later than the concept that has its name', () => {
  const options = page('/api/a', { title: 'One' }, ['Limit', 'Limit of retries.'])
  const [first, ...members] = options.sections
  const lists = { ...options, sections: [first, ...members.map(asMember)] } as Page
  const glossary = page('/glossary', { title: 'Words' }, ['Limit', 'A limit.'])
  expect(find([lists, glossary], 'limit')[0]).toBe('/glossary#limit')
})

it('a concept comes first also where many members have its name', () => {
  const lists = ['/api/a', '/api/b', '/api/c', '/api/d'].map((route) => {
    const options = page(route, { title: `Page ${route}` }, ['Limit', 'The limit.'])
    const [first, ...members] = options.sections
    return { ...options, sections: [first, ...members.map(asMember)] } as Page
  })
  const glossary = page('/glossary', { title: 'Words' }, ['Limit', 'How many.'])
  const about = page('/limits', { title: 'Set the limit of all', text: 'Limit, limit, limit.' })
  expect(find([...lists, glossary, about], 'limit')[0]).toBe('/glossary#limit')
})
