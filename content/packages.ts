import type { DocumentedPackage } from '../src/model/settings.ts'

/*
 * The packages whose names the pages use. Search leads to the documentation of those that have none
 * here, and the check of the content knows their names.
 */

const pagesNamed = (folder: string, names: string) =>
  Object.fromEntries(
    names.split(/\s+/).map((name) => [name, `${folder}${name}`]),
  )

export const packages: DocumentedPackage[] = [
  { name: 'redux', site: null, otherwise: '', pages: {} },
  {
    name: '@reduxjs/toolkit/query/react',
    site: 'https://redux-toolkit.js.org',
    otherwise: '/rtk-query/api/created-api/overview',
    pages: pagesNamed(
      '/rtk-query/api/',
      'createApi fetchBaseQuery ApiProvider setupListeners',
    ),
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
      createSerializableStateInvariantMiddleware:
        '/api/serializabilityMiddleware',
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
    pages: {
      Provider: '/api/provider',
      connect: '/api/connect',
      batch: '/api/batch',
    },
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
