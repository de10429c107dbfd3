import type { DocumentedPackage } from '../src/model/settings.ts'

/*
 * The packages whose names the pages use. Search leads to the documentation of those that have none
 * here, and the check of the content knows their names.
 */

export const packages: DocumentedPackage[] = [
  { name: 'redux', site: null, otherwise: '', pages: {} },
  {
    name: '@reduxjs/toolkit/query/react',
    site: null,
    otherwise: '',
    pages: {},
  },
  { name: '@reduxjs/toolkit', site: null, otherwise: '', pages: {} },
  { name: 'react-redux', site: null, otherwise: '', pages: {} },
  {
    name: 'reselect',
    site: 'https://reselect.js.org',
    otherwise: '/introduction/getting-started',
    pages: Object.fromEntries(
      'createSelector createSelectorCreator createStructuredSelector lruMemoize weakMapMemoize'
        .split(' ')
        .map((name) => [name, `/api/${name}`]),
    ),
  },
]
