const reduxPackages = ['redux', '@reduxjs/toolkit', 'reselect', 'immer', 'redux-thunk'] as const

/** The packages that live samples may import, in the files in which they travel, and what else each file needs. */
export const libraries = {
  redux: { packages: reduxPackages, needs: [] },
  /** The same without what is rarely imported, for samples that do without it. */
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
} as const satisfies { [name: string]: { packages: readonly string[]; needs: string[] } }

/**
 * What `redux-common` lacks, which is a third of `redux`: one sample in five that imports nothing but these packages
 * uses any of it.
 */
export const rareExports: { [packageName: string]: readonly string[] } = {
  '@reduxjs/toolkit': [
    'addListener',
    'asyncThunkCreator',
    'clearAllListeners',
    'createAsyncThunk',
    'createDynamicMiddleware',
    'createEntityAdapter',
    'createListenerMiddleware',
    'isAsyncThunkAction',
    'isFulfilled',
    'isPending',
    'isRejected',
    'isRejectedWithValue',
    'miniSerializeError',
    'removeListener',
    'TaskAbortError',
    'unwrapResult',
  ],
  immer: ['enableArrayMethods', 'enableMapSet', 'enablePatches'],
}

/** A name that a file imports; `*` for whatever there is. */
export type ImportedName = { from: string; name: string }

const isRare = ({ from, name }: ImportedName) =>
  rareExports[from] !== undefined && (name === '*' || rareExports[from].includes(name))

export type LibraryName = keyof typeof libraries

export const libraryNames = Object.keys(libraries) as LibraryName[]

/** The file that a package is in; null for packages that no sample can have in a browser. */
export function libraryOf(packageName: string): LibraryName | null {
  return (
    libraryNames.find((name) =>
      (libraries[name].packages as readonly string[]).includes(packageName),
    ) ?? null
  )
}

/** The files that a sample takes which imports these packages, in the order in which they have to start. */
export function librariesFor(
  packageNames: Iterable<string>,
  imported: readonly ImportedName[],
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
  return libraryNames.filter((name) => wanted.has(name))
}
