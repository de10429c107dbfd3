import { expect, it } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { checkPackages } from './packages.ts'

const project = {
  dependencies: { '@reduxjs/toolkit': '^2.14.0', react: '~19.2.9' },
  devDependencies: { vitest: '^4.1.12' },
}

const packageFile = (dependencies: object) => JSON.stringify({ dependencies }, null, 2)

function check(files: { [file: string]: string }) {
  const composed = Object.entries(files).map(([file, text]): [string, Buffer] => [
    file,
    Buffer.from(text),
  ])
  const origins = new Map([['package.json', 'examples/kitchen/part-5/package.json']])
  return formatDiagnostics(
    checkPackages({ files: new Map(composed), origins, diagnostics: [] }, project),
  )
}

it('has nothing to say when a checkpoint asks for what it is checked with', () => {
  const diagnostics = check({
    'package.json': packageFile({
      '@reduxjs/toolkit': '^2.14.0',
      react: '~19.2.9',
      vitest: '^4.1.12',
    }),
    'src/api.ts': "import { createApi } from '@reduxjs/toolkit/query/react'\nimport './api.css'\n",
    'src/api.test.ts': "import { readFileSync } from 'node:fs'\nimport { test } from 'vitest'\n",
  })
  expect(diagnostics).toBe('')
})

it('reports another version than the one it is checked with, at its line', () => {
  const diagnostics = check({ 'package.json': packageFile({ react: '^18.0.0' }) })
  expect(diagnostics).toContain(
    'examples/kitchen/part-5/package.json:3 error\n  `react` is asked for as `^18.0.0`.\n  It is checked with `~19.2.9`: write that.',
  )
})

it('reports a package that the project does not have, with the way to get it', () => {
  const diagnostics = check({ 'package.json': packageFile({ msw: '^2.0.0' }) })
  expect(diagnostics).toContain(
    '`msw` is no package of this project.\n  Run `npm install -D msw@^2.0.0`.',
  )
})

it('reports an import that the archive would not install', () => {
  const diagnostics = check({
    'package.json': packageFile({}),
    'src/store.ts': "import {\n  configureStore,\n} from '@reduxjs/toolkit'\n",
  })
  expect(diagnostics).toContain('`src/store.ts` imports `@reduxjs/toolkit`, which is not listed.')
})

it('reports an application without a package.json', () => {
  expect(check({})).toContain('The application has no `package.json`.')
})
