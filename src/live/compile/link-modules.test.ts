import { expect, test } from 'vitest'
import { compileProject } from '../page/edited-project.ts'

const linked = (...files: [path: string, code: string][]) =>
  compileProject(files.map(([path, code]) => ({ path, code })))

test('Each name is linked with the variable behind it, and a package is asked for what only it knows', () => {
  const { modules } = linked(
    ['a.ts', "import { one, two, createStore } from './b'\nimport * as all from './b'"],
    ['b.ts', "export { own as one } from './c'\nexport * from './c'\nexport * from 'redux'"],
    ['c.ts', 'let own = 1\nexport { own, own as two }'],
  )
  expect(modules[0]?.imports).toEqual([
    ['one', 2, 'own', 1],
    ['two', 2, 'own', 1],
    ['createStore', ['redux'], 'createStore', 1],
    ['all', 1, null, 2],
  ])
  expect(modules[1]?.exports).toEqual([
    ['one', 2, 'own'],
    ['own', 2, 'own'],
    ['two', 2, 'own'],
  ])
  expect(modules[1]?.stars).toEqual(['redux'])
})

test('import() of any expression finds all files by the paths that mean them, and one of a text what it names', () => {
  const pages: [string, string][] = [
    ['pages/home.tsx', ''],
    ['pages/index.ts', ''],
  ]
  expect(linked(['a.ts', 'import(path)'], ...pages).modules[0]?.dynamic).toEqual({
    ...{ '/a.ts': 0, '/a': 0, '/a.js': 0, '/a.jsx': 0 },
    ...{ '/pages/home.tsx': 1, '/pages/home': 1, '/pages/home.js': 1, '/pages/home.jsx': 1 },
    ...{ '/pages/index.ts': 2, '/pages/index': 2, '/pages/index.js': 2, '/pages/index.jsx': 2 },
    '/pages': 2,
  })
  const { modules, sample } = linked(['a.ts', "import('./pages/home'), import('react')"], ...pages)
  expect(modules[0]?.dynamic).toEqual({ '/pages/home': 1 })
  expect(sample.libraries).toEqual(['react'])
})
