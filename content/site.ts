import type { NavbarItem, SiteConfig } from '../src/model/settings.ts'

/*
 * The settings of the site. Each is a separate export, so that browsers only receive those that
 * their code reads. src/model/settings.ts says what each of them means.
 */

const repository = 'https://github.com/reduxjs/redux'

export const title: SiteConfig['title'] = 'Redux'

export const tagline: SiteConfig['tagline'] =
  'A predictable state container for JavaScript applications'

export const description: SiteConfig['description'] =
  'Redux keeps the state that your components share in one store and makes every change easy to trace. Tutorials, guides and API reference for Redux and Redux Toolkit.'

export const origin: SiteConfig['origin'] = 'https://redux.js.org'

export const basePath: SiteConfig['basePath'] = '/'

export const locale: SiteConfig['locale'] = {
  code: 'en',
  label: 'English',
  direction: 'ltr',
  calendar: 'gregory',
}

export const hideNavbarOnScroll: boolean = false

export const navbar: NavbarItem[] = [
  {
    label: 'Getting Started',
    to: '/introduction/getting-started',
    activeBases: ['/introduction/'],
  },
  {
    label: 'Tutorial',
    to: '/tutorials/essentials/part-1-overview-concepts',
    activeBases: ['/tutorials/'],
  },
  {
    label: 'Usage Guide',
    to: '/usage/',
    activeBases: ['/usage/', '/rtk-query/usage/'],
  },
  {
    label: 'API',
    to: '/api/api-reference',
    activeBases: ['/api/', '/redux-toolkit/', '/rtk-query/', '/react-redux/'],
  },
  { label: 'FAQ', to: '/faq', activeBases: ['/faq/'] },
  {
    label: 'Best Practices',
    to: '/style-guide/',
    activeBases: ['/style-guide/'],
  },
  { label: 'GitHub', to: repository, activeBases: [] },
  {
    label: 'Need help?',
    to: '/introduction/getting-started#help-and-discussion',
    activeBases: [],
  },
]

export const brandMark: SiteConfig['brandMark'] = {
  // Three arrows around a point, because data flows in one direction around the store.
  lines:
    'M13.94 4.24A8 8 0 0 1 19.98 12.56M17.75 17.56A8 8 0 0 1 7.53 18.63M4.31 14.21A8 8 0 0 1 8.49 4.81',
  filled:
    'M17.39 12.38 22.57 12.74 19.19 15.51ZM8.98 16.48 6.07 20.79 5.37 16.47ZM9.63 7.15 7.35 2.47 11.44 4.02ZM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z',
}

export const colorMode: SiteConfig['colorMode'] = { followSystem: false }

export const announcement: SiteConfig['announcement'] = {
  id: 'fieldbook-tutorial',
  content:
    'New to Redux? [Redux Essentials](/tutorials/essentials/part-1-overview-concepts) teaches you by building a complete app, step by step.',
  isCloseable: true,
}

export const footer: SiteConfig['footer'] = {
  groups: [
    {
      title: 'Docs',
      links: [
        { label: 'Getting Started', to: '/introduction/getting-started' },
        { label: 'Usage Guide', to: '/usage/' },
        {
          label: 'Tutorial',
          to: '/tutorials/essentials/part-1-overview-concepts',
        },
        { label: 'FAQ', to: '/faq' },
        { label: 'API Reference', to: '/api/api-reference' },
        { label: 'Playground', to: '/playground' },
      ],
    },
    {
      title: 'Community',
      links: [
        { label: 'Reactiflux chat', to: 'https://www.reactiflux.com/' },
        {
          label: 'Stack Overflow',
          to: 'https://stackoverflow.com/questions/tagged/redux',
        },
        {
          label: 'Feedback',
          to: '/introduction/getting-started#help-and-discussion',
        },
      ],
    },
    {
      title: 'More',
      links: [
        { label: 'GitHub', to: repository },
        { label: "What's new", to: '/whats-new' },
      ],
    },
  ],
  copyright:
    'Copyright © 2015–2023 Dan Abramov and the Redux documentation authors.',
}

export const versions: SiteConfig['versions'] = [
  {
    name: 'current',
    label: 'Next',
    path: '/',
    mainDoc: 'introduction/getting-started',
  },
]

export const versionPersistence: SiteConfig['versionPersistence'] = 'local'

export const editBase: SiteConfig['editBase'] = `${repository}/edit/master/`

export const searchFeedback: SiteConfig['searchFeedback'] = `${repository}/issues/new?title=Search+finds+nothing+for+"{query}"`

/** Pages that list or retell what other pages explain rank below those. */
export const searchRanking: SiteConfig['searchRanking'] = {
  referenceFolders: [
    '/api/',
    '/redux-toolkit/api/',
    '/rtk-query/api/',
    '/react-redux/api/',
  ],
  weights: [
    ['/introduction/learning-resources', 0.7],
    ['/introduction/ecosystem', 0.8],
    ['/introduction/examples', 0.8],
    ['/understanding/history-and-design/history', 0.8],
    ['/understanding/thinking-in-redux/glossary', 1.1],
    ['/errors', 0.85],
    ['/rtk-query/overview', 1.15],
    ['/playground', 0.6],
    ['/redux-toolkit/api/types', 0.8],
    ['/rtk-query/api/types', 0.8],
    ['/rtk-query/api/other-exports', 0.8],
    ['/rtk-query/api/codegen', 0.9],
    ['/react-redux/api/other-exports', 0.8],
    ['/tutorials/videos', 0.7],
    ['/tutorials/', 0.92],
    ['/usage/migrations/', 0.85],
    ['/usage/structuring-reducers/prerequisite', 0.9],
  ],
}

export const entrances: SiteConfig['entrances'] = [
  {
    label: 'Getting Started',
    to: '/introduction/getting-started',
    note: 'with the list of all pages next to the text',
  },
  { label: 'Guides by task and question', to: '/usage/' },
  { label: 'API Reference', to: '/api/api-reference' },
  { label: 'Frequently asked questions', to: '/faq' },
  { label: 'Glossary', to: '/understanding/thinking-in-redux/glossary' },
]

/** Where page views are counted: `{ name: 'gtag', id: 'G-…' }` or `{ name: 'beacon', url: 'https://…' }`. */
export const analytics: SiteConfig['analytics'] = null

export const offline: SiteConfig['offline'] = true

export const playground: SiteConfig['playground'] = '/playground'

export const pages: SiteConfig['pages'] = {
  home: {
    title: '',
    description:
      'Keep the state that your components share in one store, describe every change as a plain object, and you can always tell what changed, when and why.',
  },
  search: {
    title: 'Search the documentation',
    description:
      'Search the guides, tutorials and API reference of Redux and Redux Toolkit.',
  },
  offline: {
    title: 'Read offline',
    description:
      'See which pages your browser has saved, and save the rest to read them without a connection.',
  },
}

export const notFound: SiteConfig['notFound'] = {
  title: 'Page Not Found',
  description: 'There is no page at this URL.',
}

export const notSaved: SiteConfig['notSaved'] = {
  title: 'This page is not saved',
  description: 'You’re offline, and your browser hasn’t saved this page.',
}
