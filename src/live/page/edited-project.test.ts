import { expect, test } from 'vitest'
import { compileProject } from './edited-project.ts'

test('A changed project is compiled like the one of the page', () => {
  const { modules, sample } = compileProject([
    {
      path: 'src/a.ts',
      code: "import { b } from './b'\nimport data from '../data.json'\nb // => 1",
    },
    { path: 'src/b.ts', code: "import { createStore } from 'redux'\nexport const b: number = 1" },
    { path: 'data.json', code: '{"c": 1}' },
  ])
  expect(modules.map(({ path, requests }) => [path, requests.map(([to]) => to)])).toEqual([
    ['src/a.ts', [1, 2]],
    ['src/b.ts', ['redux']],
    ['data.json', []],
  ])
  expect(sample).toEqual({ entry: 0, libraries: ['redux-common'], assertions: [3], prints: [] })
  expect(modules[1]?.code).toContain('const b = 1')
})
