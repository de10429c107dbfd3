/**
 * Names that Redux's sister packages export and that have no page here, with the page of their own
 * documentation that explains each. The names come from the installed packages, so the list is as
 * new as they are.
 */
import type { ExternalName } from './index-data.ts'

type Package = {
  /** As it is imported. */
  name: string
  /** Where its documentation stands. */
  site: string
  /** Page below `site` for all names that have none of their own. */
  otherwise: string
  /** Names with a page of their own → its path below `site`. */
  pages: { [name: string]: string }
}

const pagesNamed = (folder: string, names: string) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, `${folder}${name}`]))

const packages: Package[] = [
  {
    name: '@reduxjs/toolkit/query/react',
    site: 'https://redux-toolkit.js.org',
    otherwise: '/rtk-query/api/created-api/overview',
    pages: pagesNamed('/rtk-query/api/', 'createApi fetchBaseQuery ApiProvider setupListeners'),
  },
  {
    name: '@reduxjs/toolkit',
    site: 'https://redux-toolkit.js.org',
    otherwise: '/api/other-exports',
    pages: {
      ...pagesNamed(
        '/api/',
        `configureStore createReducer createAction createSlice createAsyncThunk createEntityAdapter
        combineSlices createSelector createListenerMiddleware createDynamicMiddleware
        autoBatchEnhancer`,
      ),
      createImmutableStateInvariantMiddleware: '/api/immutabilityMiddleware',
      createSerializableStateInvariantMiddleware: '/api/serializabilityMiddleware',
      createActionCreatorInvariantMiddleware: '/api/actionCreatorMiddleware',
      ...Object.fromEntries(
        `isAllOf isAnyOf isAsyncThunkAction isFulfilled isPending isRejected
        isRejectedWithValue`
          .split(/\s+/)
          .map((name) => [name, '/api/matching-utilities']),
      ),
    },
  },
  {
    name: 'react-redux',
    site: 'https://react-redux.js.org',
    otherwise: '/api/hooks',
    pages: { Provider: '/api/provider', connect: '/api/connect', batch: '/api/batch' },
  },
  {
    name: 'reselect',
    site: 'https://reselect.js.org',
    otherwise: '/introduction/getting-started',
    pages: pagesNamed(
      '/api/',
      'createSelector createSelectorCreator createStructuredSelector lruMemoize weakMapMemoize',
    ),
  },
]

/** Exported by Redux's core and passed on by others: this site is their documentation. */
const core = 'redux'

/** Each name once, under the first package that documents it. */
export async function readExternalNames(): Promise<ExternalName[]> {
  const ours = new Set(await exportsOf(core))
  const found = new Map<string, ExternalName>()
  for (const { name: owner, site, otherwise, pages } of packages) {
    for (const name of await exportsOf(owner)) {
      if (ours.has(name) || found.has(name)) continue
      found.set(name, { name, package: owner, url: site + (pages[name] ?? otherwise) })
    }
  }
  return [...found.values()]
}

/** Names with an underscore are not meant for readers. */
async function exportsOf(name: string): Promise<string[]> {
  const names = Object.keys(await import(name))
  return names.filter((exported) => !/^_|^default$|UNSTABLE/.test(exported)).sort()
}
