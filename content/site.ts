import type { SiteConfig } from '../src/content/site-config.ts'

const repository = 'https://github.com/reduxjs/redux'

export const site = {
  title: 'Redux',
  tagline: 'A predictable state container for JavaScript applications',
  description:
    'Redux keeps the state of a JavaScript application in one place and changes it in one way. Guides, tutorials and API reference for Redux and Redux Toolkit.',
  origin: 'https://redux.js.org',
  basePath: '/',
  locale: {
    code: 'en',
    label: 'English',
    direction: 'ltr',
    calendar: 'gregory',
  },
  navbar: {
    hideOnScroll: false,
    items: [
      {
        label: 'Getting Started',
        to: '/introduction/getting-started',
        activeBase: '/introduction/',
      },
      {
        label: 'Tutorial',
        to: '/tutorials/essentials/part-1-overview-concepts',
        activeBase: '/tutorials/',
      },
      { label: 'Usage Guide', to: '/usage/', activeBase: '/usage/' },
      { label: 'API', to: '/api/api-reference', activeBase: '/api/' },
      { label: 'FAQ', to: '/faq', activeBase: '/faq' },
      {
        label: 'Best Practices',
        to: '/style-guide/',
        activeBase: '/style-guide',
      },
      { label: 'GitHub', to: repository, activeBase: null },
      {
        label: 'Need help?',
        to: '/introduction/getting-started#help-and-discussion',
        activeBase: null,
      },
    ],
  },
  colorMode: { followSystem: false },
  announcement: {
    id: 'fieldbook-tutorial',
    content:
      'New to Redux? [Redux Essentials](/tutorials/essentials/part-1-overview-concepts) builds a whole application, step by step.',
    isCloseable: true,
  },
  footer: {
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
      { title: 'More', links: [{ label: 'GitHub', to: repository }] },
    ],
    copyright:
      'Copyright © 2015–2023 Dan Abramov and the Redux documentation authors.',
  },
  versions: [
    {
      name: 'current',
      label: 'Next',
      path: '/',
      mainDoc: 'introduction/getting-started',
    },
  ],
  versionPersistence: 'local',
  repository,
  editBase: `${repository}/edit/master/`,
  pages: {
    home: {
      title: '',
      description:
        'Redux keeps the state of a JavaScript application in one place and changes it in one way, so that every change can be traced, tested and replayed.',
    },
    errors: {
      title: 'Error messages',
      description:
        'Full texts of the numbered error messages that production builds of Redux and Redux Toolkit print.',
    },
    search: {
      title: 'Search the documentation',
      description:
        'Search the guides, tutorials and API reference of Redux and Redux Toolkit.',
    },
    notFound: {
      title: 'Page Not Found',
      description: 'There is no page at this address.',
    },
  },
} satisfies SiteConfig as SiteConfig
