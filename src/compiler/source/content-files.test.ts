import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFiles } from '../../../tests/support/write-files.ts'
import { compilePage } from '../../site-compiler/compiler.ts'
import { readPackageText } from './content-files.ts'

const root = mkdtempSync(path.join(tmpdir(), 'content-files-'))
const secret = 'token-3fa9'

beforeAll(() => {
  const write = (file: string, text: string) => writeFiles(root, { [file]: text })
  const secrets = ['.env', '.npmrc', '.git/config', 'package-lock.json', 'src/build.ts']
  for (const file of secrets) write(file, secret)
  write('content/docs/.draft', secret)
  write('examples/app/node_modules/a/index.js', secret)
  write('examples/app/store.ts', 'shown')
  write('content/images/flow.svg', `<svg width="1" height="1"><!-- ${secret} --></svg>`)
  symlinkSync(path.join(root, '.env'), path.join(root, 'examples/app/linked.txt'))
  symlinkSync(path.join(root, '.git'), path.join(root, 'content/docs/linked'))
})

afterAll(() => rmSync(root, { recursive: true }))

const compile = (body: string) =>
  compilePage(
    {
      id: 'page',
      sourcePath: 'content/docs/page.md',
      text: `---\ntitle: A\nlabel: A\ndescription: About A.\n---\n\n${body}\n`,
      lastUpdated: null,
    },
    { root, basePath: '/', routes: {} },
  )

test.each([
  '```txt file=.env\n```',
  '```txt title="a.txt" file=.env\n```',
  '```txt title="a.txt" file=examples/app/linked.txt\n```',
  '```txt file=.npmrc\n```',
  '```txt file=.git/config\n```',
  '```txt file=./.env\n```',
  '```txt file=content/../.env\n```',
  '```txt file=examples/../content/docs/.draft\n```',
  '```txt file=examples/app/node_modules/a/index.js\n```',
  '```txt file=examples/app/linked.txt\n```',
  '```txt file=content/docs/linked/config\n```',
  '```txt file=package-lock.json\n```',
  '```txt file=src/build.ts\n```',
  '![A](../../.env)',
  '![A](./.draft)',
  '![A](/images/../../.npmrc)',
  '![A](./linked/config)',
  '::resource-list{list="../../.env" group="A"}',
  '::package-versions{packages="../.env"}',
  '::package-versions{packages=".."}',
])('%j publishes nothing of a file that is not for readers', async (body) => {
  const { page, diagnostics } = await compile(body)
  expect(diagnostics).not.toEqual([])
  expect(JSON.stringify(page)).not.toContain(secret)
  expect(page?.assets ?? []).toEqual([])
})

test('files of the examples and images of the content can be shown', async () => {
  const { page, diagnostics } = await compile(
    '```ts file=examples/app/store.ts\n```\n\n![A](/images/flow.svg)',
  )
  expect(diagnostics).toEqual([])
  expect(page?.blocks.join()).toContain('shown')
})

test('a message says which folders are open', async () => {
  const { diagnostics } = await compile('```ts file=src/build.ts\n```')
  expect(diagnostics[0]?.message).toContain('pages can only show files in content/ and examples/')
})

test('packages are read from a folder that is a link, and nothing beside a package', () => {
  const store = mkdtempSync(path.join(tmpdir(), 'package store-'))
  const project = path.join(store, 'my project')
  writeFiles(store, {
    'all/flow/index.js': 'flow',
    'all/token': secret,
    'my project/a.md': '',
    'store/drift/index.js': 'drift',
  })
  symlinkSync(path.join(store, 'all'), path.join(project, 'node_modules'))
  symlinkSync(path.join(store, 'store/drift'), path.join(store, 'all/drift'))
  expect(readPackageText(project, 'flow', 'index.js')).toEqual({ text: 'flow' })
  expect(readPackageText(project, 'drift', 'index.js')).toEqual({ text: 'drift' })
  expect(readPackageText(project, 'flow', '../token')).toHaveProperty('reason')
  rmSync(store, { recursive: true })
})
