import type { SearchStart } from '../src/model/search-start.ts'

/** Where the search dialog leads before anything is typed: places to begin, and tools. */
export const searchStart: SearchStart = {
  places: [
    {
      label: 'Getting Started',
      to: '/introduction/getting-started',
      note: 'What Redux is, and a first store',
    },
    {
      label: 'Redux Essentials',
      to: '/tutorials/essentials/part-1-overview-concepts',
      note: 'Build a complete app, step by step',
    },
    {
      label: 'Usage Guide',
      to: '/usage/',
      note: 'Guides by task and question',
    },
    {
      label: 'API Reference',
      to: '/api/api-reference',
      note: 'Every function and option',
    },
    {
      label: 'Troubleshooting',
      to: '/usage/troubleshooting',
      note: 'Symptoms, causes and fixes',
    },
    {
      label: 'Best Practices',
      to: '/style-guide/',
      note: 'Rules for good Redux code',
    },
  ],
  actions: [
    {
      label: 'Look up an error code',
      to: '/errors',
      note: 'The full text of a minified message',
    },
    {
      label: 'Try code in the playground',
      to: '/playground',
      note: 'It runs in your browser',
    },
  ],
}
