import { cpSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderInProject } from '../../../tests/support/folder-in-project.ts'
import { placeholderDescription } from '../../site-compiler/checks/descriptions.ts'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { compilePage } from '../../site-compiler/compiler.ts'
import { readSettings } from '../../site-compiler/read-settings.ts'
import { projectRoot } from '../../system/project.ts'
import { createPage, newPageSource, titleFromId } from './new-page.ts'

let folder: string
let contentDir: string

beforeEach(() => {
  folder = folderInProject()
  contentDir = path.join(folder, 'content')
  cpSync('tests/fixtures/other-site', contentDir, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const newPage = (...args: string[]) => createPage(['--content', contentDir, ...args])

test('a new page is valid but for its description, and stands in the sidebar', async () => {
  const told = await newPage('guide/soft-shadows.md')
  expect(told).toContain(`${contentDir}/docs/guide/soft-shadows.md:1 is written`)
  expect(told).toContain(`${contentDir}/sidebar.ts:4 has it, after \`guide/beams\``)
  expect(told).toContain(`\`npm run dev -- --content ${contentDir}\``)
  expect(told).toContain(`\`npm run check:content -- --content ${contentDir} --fix\``)

  const site = await compileSite({
    contentDir,
    settings: (await readSettings(projectRoot, contentDir)).settings,
    cacheDir: path.join(folder, 'cache'),
  })
  const { pages } = site
  expect(pages.find(({ id }) => id === 'guide/soft-shadows')).toMatchObject({
    title: 'Soft shadows',
    label: 'Soft shadows',
    description: placeholderDescription,
    blocks: [],
  })
  expect(JSON.stringify(site.sidebar)).toContain('/guide/soft-shadows')
  const errors = site.diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors).toMatchObject([
    { message: 'The description is still that of a new page.', line: 4 },
  ])
})

test.each([
  [['guide/beams'], 'docs/guide/beams.md exists already. Nothing was written.'],
  [['guides/shadows'], 'Did you mean `guide/shadows`?'],
  [['Guide/Soft Shadows'], '`Guide/Soft Shadows` cannot be the id of a page.'],
  [[], 'npm run new -- usage/some-page'],
])('for %j nothing is written, and the reason told', async (args, reason) => {
  const sidebar = readFileSync(path.join(contentDir, 'sidebar.ts'), 'utf8')
  await expect(newPage(...args)).rejects.toThrow(reason)
  expect(readFileSync(path.join(contentDir, 'sidebar.ts'), 'utf8')).toBe(sidebar)
})

test.each(['Soft shadows', 'Actions: what, and why?', '"Quoted" & #1'])(
  'a new page named %j is a valid page with that name, and nothing to read yet',
  async (title) => {
    const { page, diagnostics } = await compilePage(
      {
        id: 'a',
        sourcePath: 'content/docs/a.md',
        text: newPageSource(title),
        lastUpdated: null,
      },
      { root: projectRoot, basePath: '/', routes: {} },
    )
    expect(diagnostics).toEqual([])
    expect(page).toMatchObject({
      title,
      label: title,
      description: placeholderDescription,
      blocks: [],
    })
  },
)

test.each([
  ['usage/writing-tests', 'Writing tests'],
  ['usage/index', 'Usage'],
  ['faq', 'Faq'],
])('the id %s suggests the title %j', (id, title) => {
  expect(titleFromId(id)).toBe(title)
})
