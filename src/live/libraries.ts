/** The packages that live samples may import, in the files in which they travel, and what else each file needs. */
export const libraries = {
  redux: {
    packages: ['redux', '@reduxjs/toolkit', 'reselect', 'immer', 'redux-thunk'],
    needs: [],
  },
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
  saga: { packages: ['redux-saga', 'redux-saga/effects'], needs: ['redux'] },
  undo: { packages: ['redux-undo'], needs: [] },
} as const satisfies { [name: string]: { packages: string[]; needs: string[] } }

export type LibraryName = keyof typeof libraries

export const libraryNames = Object.keys(libraries) as LibraryName[]

/** The file that a package is in; null for packages that no sample can have in a browser. */
export function libraryOf(packageName: string): LibraryName | null {
  return (
    libraryNames.find((name) => (libraries[name].packages as string[]).includes(packageName)) ??
    null
  )
}

/** The files that these packages take, in the order in which they have to start. */
export function librariesFor(packageNames: Iterable<string>): LibraryName[] {
  const wanted = new Set<LibraryName>()
  const want = (name: LibraryName) => {
    for (const needed of libraries[name].needs as LibraryName[]) want(needed)
    wanted.add(name)
  }
  for (const packageName of packageNames) {
    const name = libraryOf(packageName)
    if (name) want(name)
  }
  return libraryNames.filter((name) => wanted.has(name))
}
