import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderInProject } from '../../tests/support/folder-in-project.ts'
import { writeFiles } from '../../tests/support/write-files.ts'
import { formatDiagnostics } from '../model/diagnostic.ts'
import type { SiteConfig } from '../model/settings.ts'
import { compileSite } from './compile-site.ts'

let folder: string

beforeEach(() => {
  // Inside the project, so that paths in diagnostics are relative to it.
  folder = folderInProject()
  mkdirSync(path.join(folder, 'docs'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const page = (body: string, more = '') =>
  `---\ntitle: A\nlabel: A\ndescription: About A.\n${more}---\n${body}\n`

const write = (file: string, content: string | Buffer) => writeFiles(folder, { [file]: content })

/** The pages of the site and its errors, with paths from the content folder. */
async function compile(basePath = '/') {
  const { pages, diagnostics } = await compileSite({
    contentDir: folder,
    settings: { site: { basePath } as SiteConfig },
    cacheDir: path.join(folder, 'cache'),
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return {
    pages,
    errors: formatDiagnostics(errors)
      .replaceAll(`${folder}/`, '')
      .trim()
      .split('\n\n')
      .slice(0, -1),
  }
}

test('A page is the same with a byte order mark and the line ends of any system', async () => {
  const body = '## A {#a}\n\n:::note\nText\n:::\n\n```ts {1}\nconst a: number = 1\n```'
  const more = 'path: /elsewhere\n'
  write('docs/a.md', page(body, more))
  const [plain] = (await compile()).pages
  for (const text of [
    `\uFEFF${page(body, more)}`,
    page(body, more).replaceAll('\n', '\r\n'),
    page(body, more).replaceAll('\n', '\r'),
  ]) {
    write('docs/a.md', text)
    expect(await compile()).toEqual({ pages: [plain], errors: [] })
  }
})

test('A file that is empty or no text is an error with its line', async () => {
  write('docs/empty.md', '')
  write('docs/latin.md', Buffer.from(page('Fu\xDF'), 'latin1'))
  write('docs/binary.md', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]))
  const { errors } = await compile()
  expect(errors[0]).toContain('docs/binary.md:1:1 error\n  A character is not UTF-8 here.')
  expect(errors[1]).toContain('docs/empty.md:1 error\n  Expected front matter')
  expect(errors[2]).toContain('docs/latin.md:6:3 error\n  A character is not UTF-8 here.')
})

test('A folder without pages is told', async () => {
  rmSync(path.join(folder, 'docs'), { recursive: true })
  const { errors } = await compile()
  expect(errors[0]).toContain('docs:1 error\n  There is no such folder.')
})

test('Links out of the tree, folders and pipes named like pages are errors, not pages', async () => {
  symlinkSync('/etc/passwd', path.join(folder, 'docs/secret.md'))
  symlinkSync('nowhere.md', path.join(folder, 'docs/dangling.md'))
  symlinkSync('/etc', path.join(folder, 'docs/etc'))
  symlinkSync('..', path.join(folder, 'docs/loop'))
  mkdirSync(path.join(folder, 'docs/folder.md'))
  spawnSync('mkfifo', [path.join(folder, 'docs/pipe.md')])
  const { pages, errors } = await compile()
  expect(pages).toEqual([])
  expect(errors.map((error) => error.split('\n').slice(0, 2))).toEqual([
    ['docs/dangling.md:1 error', '  This is a symbolic link, which is not followed.'],
    ['docs/etc:1 error', '  This is a symbolic link, which is not followed.'],
    ['docs/folder.md:1 error', '  This is no file.'],
    ['docs/loop:1 error', '  This is a symbolic link, which is not followed.'],
    ['docs/pipe.md:1 error', '  This is no file.'],
    ['docs/secret.md:1 error', '  This is a symbolic link, which is not followed.'],
  ])
})

test('A picture or a sample from outside of the project is not published', async () => {
  symlinkSync('/etc/hostname', path.join(folder, 'docs/picture.svg'))
  write('docs/a.md', page('![a](./picture.svg)\n\n```text file=../../../../etc/passwd\n```'))
  const { pages, errors } = await compile()
  expect(errors.join()).toContain(
    'cannot be shown: it is outside of the project.\n  Expected the file',
  )
  expect(errors.join()).toContain('of a fence cannot be shown: pages can only show files in')
  expect(JSON.stringify(pages)).not.toContain('root:')
  expect(pages[0]?.assets).toEqual([])
})

test('Names that give no address, or would be left out, are errors', async () => {
  for (const name of ['a b.md', 'ä.md', 'a.b.md', 'a%2F.md', '-a.md', 'b.MD', 'c.mdx']) {
    write(`docs/${name}`, page('Text'))
  }
  write('docs/.draft.md', 'No page')
  const { pages, errors } = await compile()
  expect(pages).toEqual([])
  expect(errors).toHaveLength(7)
  expect(errors.join()).toContain('docs/c.mdx:1 error\n  The file would be left out.')
  expect(errors.join()).toContain('docs/a b.md:1 error\n  The path of the file cannot be')
})

test('Names that every object knows are names like others', async () => {
  write('docs/constructor.md', page('[a](./toString.md)\n\n```constructor\na\n```'))
  write('docs/toString.md', page('## A {#constructor}\n\n[a](./constructor.md)'))
  const { pages, errors } = await compile()
  expect(errors).toEqual([])
  expect(pages.map(({ route }) => route)).toEqual(['/constructor', '/toString'])
})

test('Two files for one address, and addresses of the site itself, are errors', async () => {
  write('docs/faq.md', page('Text'))
  write('docs/FAQ.md', page('Text'))
  write('docs/hidden.md', page('Text', 'path: /assets/a\n'))
  write('docs/x/y.md', page('Text'))
  expect((await compile('/x/')).errors.map((error) => error.split('\n').slice(0, 2))).toEqual([
    ['docs/faq.md:1 error', '  The route `/faq` cannot be told from `/FAQ` of docs/FAQ.md.'],
    ['docs/hidden.md:1 error', '  The route `/assets/a` is taken by the site itself.'],
    ['docs/x/y.md:1 error', '  The route `/x/y` begins with the base path `/x/`.'],
  ])
})

test('Data that is no JSON is an error that names its file', async () => {
  write('error-codes.json', '[]')
  write('data/list.json', 'list')
  write('docs/a.md', page('::error-codes{package=core}\n\n::resource-list{list=list group=a}'))
  const { errors } = await compile()
  expect(errors.join()).toContain('error-codes.json:1 error\n  Found [].\n  Expected `{ "core"')
  expect(errors.join()).toContain('data/list.json:1 error\n  The file is not JSON.')
})
