const reduxPackages = ['redux', '@reduxjs/toolkit', 'reselect', 'immer', 'redux-thunk'] as const

/** Classes of the platform, functions of `console` with a memory or placeholders, and what isn't written as a literal. */
const moreThanData =
  /\bconsole\.(?!(?:log|info|debug|warn|error)\b)|%[sdifjoOc]|\b(?:document|window|globalThis|navigator|performance|location|history|crypto|arguments|fetch\w*|createApi|Proxy|Reflect|new (?!(?:Map|Set|Date|Error|TypeError|RangeError|AggregateError|RegExp)\b)[A-Z]\w*|Object\()\b/

/** Whether code reads forms, or prints or states values that may be more than data. */
const needsPlatform = (code: string) =>
  /\bformData\(/.test(code) ||
  (/\bconsole\.|\/\/ =>/.test(code) && (moreThanData.test(code) || /from ['"]react/.test(code)))

/** The library files: the packages in each, and the other files that it needs. Samples can import these packages. */
export const libraries = {
  redux: { packages: reduxPackages, needs: [] },
  /** The same packages without rarely used exports, for samples that don't need them. */
  'redux-common': { packages: reduxPackages, needs: [] },
  react: {
    packages: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-redux'],
    needs: [],
  },
  query: { packages: ['@reduxjs/toolkit/query'], needs: ['redux'] },
  'query-react': {
    packages: ['@reduxjs/toolkit/query/react'],
    needs: ['redux', 'react', 'query'],
  },
  'toolkit-react': { packages: ['@reduxjs/toolkit/react'], needs: ['redux', 'react'] },
  'react-server': { packages: ['react-dom/server'], needs: ['react'] },
  saga: { packages: ['redux-saga', 'redux-saga/effects'], needs: ['redux-common'] },
  undo: { packages: ['redux-undo'], needs: [] },
  /** What shows values of the platform and React, and has all of a console. `needsPlatform` says when it's loaded. */
  platform: { packages: [], needs: [] },
} as const satisfies { [name: string]: { packages: readonly string[]; needs: string[] } }

/**
 * The exports that `redux-common` leaves out, which are a third of `redux`. Of the samples that only import these
 * packages, one in four uses any of them.
 */
export const rareExports: { [packageName: string]: readonly string[] } = {
  '@reduxjs/toolkit': [
    'addListener',
    'asyncThunkCreator',
    'autoBatchEnhancer',
    'bindActionCreators',
    'buildCreateSlice',
    'clearAllListeners',
    'createAsyncThunk',
    'createDraftSafeSelector',
    'createDraftSafeSelectorCreator',
    'createDynamicMiddleware',
    'createEntityAdapter',
    'createListenerMiddleware',
    'createSelectorCreator',
    'formatProdErrorMessage',
    'isAllOf',
    'isAnyOf',
    'isAsyncThunkAction',
    'isFluxStandardAction',
    'isFulfilled',
    'isPending',
    'isPlain',
    'isRejected',
    'isRejectedWithValue',
    'lruMemoize',
    'miniSerializeError',
    'prepareAutoBatched',
    'ReducerType',
    'removeListener',
    'SHOULD_AUTOBATCH',
    'TaskAbortError',
    'unwrapResult',
  ],
  redux: ['bindActionCreators'],
  reselect: [
    'createSelectorCreator',
    'createStructuredSelector',
    'lruMemoize',
    'referenceEqualityCheck',
    'setGlobalDevModeChecks',
  ],
  immer: [
    'applyPatches',
    'castDraft',
    'castImmutable',
    'enableArrayMethods',
    'enableMapSet',
    'enablePatches',
    'Immer',
    'immerable',
    'isModified',
    'nothing',
    'produceWithPatches',
    'setUseStrictIteration',
    'setUseStrictShallowCopy',
  ],
}

/** A name that a file imports; `*` for all names of a module. */
export type ImportedName = { from: string; name: string }

const isRare = ({ from, name }: ImportedName) =>
  rareExports[from] !== undefined && (name === '*' || rareExports[from].includes(name))

export type LibraryName = keyof typeof libraries

export const libraryNames = Object.keys(libraries) as LibraryName[]

/** The file that contains a package; null for packages that don't work in browsers. */
export function libraryOf(packageName: string): LibraryName | null {
  return (
    libraryNames.find((name) =>
      (libraries[name].packages as readonly string[]).includes(packageName),
    ) ?? null
  )
}

/**
 * The files that a sample needs for its imports and its values, in the order in which they have to start.
 * @param code of all its files
 */
export function librariesFor(
  packageNames: Iterable<string>,
  imported: readonly ImportedName[],
  code: string,
): LibraryName[] {
  const redux = imported.some(isRare) ? 'redux' : 'redux-common'
  const wanted = new Set<LibraryName>()
  const want = (name: LibraryName) => {
    for (const needed of libraries[name].needs as LibraryName[]) want(needed)
    wanted.add(name)
  }
  for (const packageName of packageNames) {
    const name = libraryOf(packageName)
    if (name) want(name === 'redux' ? redux : name)
  }
  if (wanted.has('redux')) wanted.delete('redux-common')
  if (needsPlatform(code)) wanted.add('platform')
  return libraryNames.filter((name) => wanted.has(name))
}
