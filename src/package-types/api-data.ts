import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ApiData, apiDataFile, apiDataSchema, moduleOf } from '../model/api-data.ts'
import type { PageSummary } from '../model/page.ts'

/** @param contentDir absolute */
export function readApiData(contentDir: string): ApiData {
  return apiDataSchema.parse(JSON.parse(readFileSync(path.join(contentDir, apiDataFile), 'utf8')))
}

/** The lists of all pages with the module that each is compared with. */
export function listsOf(pages: PageSummary[], data: ApiData) {
  return pages.flatMap((page) =>
    page.memberLists.flatMap((list) => {
      const module = list.from ?? moduleOf(page.id, data)
      return list.of.length > 0 && module !== null ? [{ page, list, module }] : []
    }),
  )
}

/** What types that aren't exported were called in earlier versions: module → name → names. */
export const earlierNames: { [module: string]: { [name: string]: string[] } } = {
  '@reduxjs/toolkit/query/react': { CommonEndpointDefinition: ['BaseEndpointDefinition'] },
}

/** Members that the declarations of their versions don't show, because their type had no name or came later: module → owner → version. */
export const declaredInPlace: {
  [module: string]: { [owner: string]: { [member: string]: string } }
} = {
  '@reduxjs/toolkit': {
    AsyncThunk: { pending: '1.3', fulfilled: '1.3', rejected: '1.3', typePrefix: '1.3' },
    EntityAdapterOptions: { selectId: '1.3', sortComparer: '1.3' },
    'TypedAddListenerAction.payload': {
      actionCreator: '1.8',
      type: '1.8',
      matcher: '1.8',
      predicate: '1.8',
      effect: '1.8',
    },
  },
  '@reduxjs/toolkit/query/react': {
    StartMutationActionCreatorOptions: { track: '1.6', fixedCacheKey: '1.7' },
  },
  'react-redux': {
    ConnectOptions: {
      context: '6.0',
      forwardRef: '6.0',
      areStatesEqual: '5.0',
      areOwnPropsEqual: '5.0',
      areStatePropsEqual: '5.0',
      areMergedPropsEqual: '5.0',
    },
    ProviderProps: { children: '1.0', context: '6.0' },
    ConnectProps: { context: '6.0', store: '7.0' },
    ReactReduxContextValue: { store: '6.0' },
  },
}
