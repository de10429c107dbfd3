import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderInProject } from '../../tests/support/folder-in-project.ts'
import { formatDiagnostics } from '../model/diagnostic.ts'
import { damageFiles, damages } from '../system/disk-cache.test-support.ts'
import { projectRoot } from '../system/project.ts'
import { compileSite, type SiteOptions } from './compile-site.ts'
import { readSettings } from './read-settings.ts'

let folder: string
let contentDir: string

beforeAll(() => {
  // Inside the project, so that paths in diagnostics are relative to it.
  folder = folderInProject()
  contentDir = path.join(folder, 'content')
  cpSync('tests/fixtures/site', folder, { recursive: true })
  // The page shows a file of the examples.
  const file = path.join(contentDir, 'docs/usage/index.md')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('tests/fixtures/site', folder))
})
afterAll(() => rmSync(folder, { recursive: true }))

const options = async (): Promise<SiteOptions> => ({
  contentDir,
  settings: (await readSettings(projectRoot, contentDir)).settings,
  cacheDir: path.join(folder, 'cache'),
})

/** Compiles the fixture site and returns the pages that weren't in the cache. */
async function compile() {
  const progress: string[] = []
  const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`)
  const site = await compileSite(await options(), onProgress)
  return { ...site, progress }
}

const page = (body: string) => `---\ntitle: A\nlabel: A\ndescription: About A.\n---\n${body}\n`
const write = (file: string, text: string) => writeFileSync(path.join(contentDir, file), text)

test('A site is compiled in order, from the cache the second time', async () => {
  const first = await compile()
  expect(first.pages.map(({ route }) => route)).toMatchInlineSnapshot(`
    [
      "/faq",
      "/usage/",
    ]
  `)
  expect(first.sidebar).toMatchInlineSnapshot(`
    [
      {
        "label": "FAQ",
        "route": "/faq",
        "type": "page",
      },
      {
        "isOpen": true,
        "items": [
          {
            "label": "Usage",
            "route": "/usage/",
            "type": "page",
          },
        ],
        "label": "Usage",
        "type": "category",
      },
    ]
  `)
  expect(first.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(first.progress[0]).toBe(`0/${first.pages.length}`)

  const second = await compile()
  expect(second.progress).toEqual([`${first.pages.length}/${first.pages.length}`])
  expect(second.pages).toEqual(first.pages)
})

test.each(Object.entries(damages))('%s in the cache is never published', async (_, damage) => {
  const { pages } = await compile()
  expect(damageFiles(path.join(folder, 'cache/entries'), damage)).toBeGreaterThan(0)
  expect((await compile()).pages).toEqual(pages)
})

test('What changes is compiled again: a page, a file that a page shows', async () => {
  await compile()
  write('docs/faq.md', page('Changed'))
  expect((await compile()).progress).toHaveLength(2)
  write('docs/usage/dot.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect((await compile()).progress).toHaveLength(2)
})

test('Many pages are compiled by workers, with the same result', async () => {
  for (let index = 0; index < 15; index++) {
    write(`docs/page-${index}.md`, page(`\`\`\`ts\nconst a = ${index}\n\`\`\``))
  }
  const site = await compile()
  const made = site.pages.filter(({ id }) => id.startsWith('page-'))
  expect(made).toHaveLength(15)
  expect(JSON.stringify(made.find(({ id }) => id === 'page-3')?.blocks)).toContain('>3</span>')
  expect(site.diagnostics.map(({ message }) => message)).toContain('Nothing leads to this page.')
})

test('A broken page is told with its diagnostics, and the others are compiled', async () => {
  write('docs/broken.md', 'No front matter')
  const { pages, diagnostics } = await compile()
  expect(pages.map(({ id }) => id)).toContain('faq')
  expect(formatDiagnostics(diagnostics)).toContain('Expected front matter at the start of the file')
})
