import { expect, test } from 'vitest'
import { filesOf } from './files-of.ts'

test('The files of a sample are its own and all that it leads to, each once', () => {
  const module = (imports: (number | string)[]) => ({
    ...{ path: '', code: '', imports: [], exports: [] },
    requests: imports.map((to): [number | string, number] => [to, 1]),
  })
  const modules = [module([2, 'redux']), module([]), module([3, 0]), module([2])]
  const sample = { entry: 0, libraries: [], assertions: [], prints: [], lines: [] }
  expect(filesOf({ modules, samples: [sample] }, sample)).toEqual([0, 2, 3])
})
