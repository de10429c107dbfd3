import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderInProject } from '../../tests/support/folder-in-project.ts'
import { formatDiagnostics } from '../model/diagnostic.ts'
import { projectRoot } from '../system/project.ts'
import { readSettings, soundSettings } from './read-settings.ts'

let folder: string

beforeEach(() => {
  folder = folderInProject()
  cpSync('tests/fixtures/other-site', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

function edit(file: string, from: string | RegExp, to: string) {
  const text = readFileSync(path.join(folder, file), 'utf8')
  expect(text).toMatch(from)
  write(file, text.replace(from, to))
}

/** The mistakes, with paths from the content folder. */
const mistakes = async () =>
  formatDiagnostics((await readSettings(projectRoot, folder)).diagnostics)
    .replaceAll(`${folder}/`, '')
    .split('\n\n')
    .slice(0, -1)
    .join('\n')

test.each(['content', 'tests/fixtures/other-site', 'tests/fixtures/settings'])(
  'the settings in %s are sound',
  async (contentDir) => {
    const read = await readSettings(projectRoot, contentDir)
    expect(formatDiagnostics(read.diagnostics)).toBe('')
    expect(soundSettings(read)).toHaveProperty('site.title')
  },
)

test('Everything that is wrong in site.ts is told at once, with its line and what to write', async () => {
  edit('site.ts', "direction: 'ltr'", "direction: 'sideways'")
  edit('site.ts', 'followSystem', 'folowSystem')
  edit('site.ts', ", activeBases: ['/guide/']", '')
  edit('site.ts', 'const tagline', 'const tagLine')
  edit('site.ts', "origin'] = 'https://lantern.example'", "origin'] = 'https://lantern.example/'")
  edit('site.ts', "analytics'] = null", "analytics'] = { name: 'gtagg' }")
  expect(await mistakes()).toMatchInlineSnapshot(`
    "site.ts:1 error
      \`tagline\` is missing.
      Expected what the site is about, in a few words.
    site.ts:5 error
      Unknown key \`tagLine\`.
      Did you mean \`tagline\`? Expected one of: title, tagline, description, origin, basePath, locale, hideNavbarOnScroll, navbar, brandMark, colorMode, announcement, footer, versions, versionPersistence, editBase, searchFeedback, searchRanking, entrances, analytics, offline, playground, pages, notFound, notSaved.
    site.ts:10 error
      \`origin\` is "https://lantern.example/".
      Expected the origin of the published site, such as https://example.org, without a path.
    site.ts:17 error
      \`locale.direction\` is "sideways".
      Expected one of: ltr, rtl.
    site.ts:24 error
      \`navbar[0].activeBases\` is missing.
      Expected a list of the starts of paths on which the item is marked as current.
    site.ts:33 error
      \`colorMode.followSystem\` is missing.
      Expected true or false: whether the site begins in the system's color mode.
    site.ts:33 error
      Unknown key \`colorMode.folowSystem\`.
      Did you mean \`followSystem\`? Expected one of: followSystem.
    site.ts:56 error
      \`analytics.name\` is "gtagg".
      Expected \`{ name: 'gtag', id }\`, \`{ name: 'beacon', url }\`, or null to count nothing."
  `)
})

test('Sidebar, redirects, packages and spelling are checked as deeply', async () => {
  write(
    'sidebar.ts',
    `export const sidebar = [\n  'a',\n  { label: 'B', itms: [] },\n  { label: 'C', items: [\n    { label: 4, items: [] },\n    5,\n  ] },\n]\n`,
  )
  write(
    'redirects.ts',
    "export const redirects = [\n  { from: 'start', to: '/guide/start' },\n  { from: '/x', too: '/' },\n]\n",
  )
  write('packages.ts', "export const packages = [{ name: 'redux', site: 'redux.js.org' }]\n")
  write('spelling.ts', 'export const spelling = { names: [1] }\n')
  expect(await mistakes()).toMatchInlineSnapshot(`
    "packages.ts:1 error
      \`packages[0].site\` is "redux.js.org".
      Expected the address of its documentation, or null for this site.
    packages.ts:1 error
      \`packages[0].otherwise\` is missing.
      Expected the path below \`site\` for names without a page of their own.
    packages.ts:1 error
      \`packages[0].pages\` is missing.
      Expected a map from names to paths below \`site\`, which may be empty.
    redirects.ts:2 error
      \`redirects[0].from\` is "start".
      Expected an old path, which may end in \`/*\`.
    redirects.ts:3 error
      \`redirects[1].to\` is missing.
      Expected a path of the site, which may hold \`*\` for the rest of an old path, or a fragment.
    redirects.ts:3 error
      Unknown key \`redirects[1].too\`.
      Did you mean \`to\`? Expected one of: from, to.
    sidebar.ts:3 error
      \`sidebar[1].items\` is missing.
      Expected a list of page ids and of categories: \`{ label, items }\`.
    sidebar.ts:3 error
      Unknown key \`sidebar[1].itms\`.
      Did you mean \`items\`? Expected one of: label, isOpen, items.
    sidebar.ts:5 error
      \`sidebar[2].items[0].label\` is 4.
      Expected what readers see of the category.
    sidebar.ts:6 error
      \`sidebar[2].items[1]\` is 5.
      Expected the id of a page, or \`{ label, items }\`.
    spelling.ts:1 error
      \`spelling.names[0]\` is 1.
      Expected a name.
    spelling.ts:1 error
      \`spelling.accepted\` is missing.
      Expected words in inline code that are right, though they are like the name of an export."
  `)
})

test('Files that cannot be read or run are mistakes with their line; what they would say is left out', async () => {
  rmSync(path.join(folder, 'redirects.ts'))
  write('sidebar.ts', "export const sidebar = [\n  'a'\n  'b'\n]\n")
  write('packages.ts', 'export const packages = []\n\nthrow new Error("no more")\n')
  write('published-ids.json', '{\n  "a": [\n')
  expect(await mistakes()).toMatchInlineSnapshot(`
    "packages.ts:3 error
      The module cannot be run: Error: no more.
      Expected a module that exports the packages whose names the pages use.
    published-ids.json:3 error
      The file is not JSON.
      Expected a map from page ids to lists of heading ids; restore it from git.
    redirects.ts:1 error
      The file cannot be read: there is no such file.
      Expected old addresses and where they lead now: see docs/another-site.md.
    sidebar.ts:3 error
      Unexpected syntax: Expected \`,\` or \`]\` but found \`string\`.
      Expected a module that exports the page ids of the sidebar."
  `)
  const { settings } = await readSettings(projectRoot, folder)
  expect(Object.keys(settings)).toEqual(['site', 'spelling', 'searchSynonyms'])
})

test('A package that is not installed is an error with its line', async () => {
  const other = "site: null, otherwise: '', pages: {}"
  write(
    'packages.ts',
    `export const packages = [\n  { name: 'redux', ${other} },\n  { name: 'no-such-package', ${other} },\n]\n`,
  )
  expect(await mistakes()).toContain(
    'packages.ts:3 error\n  The package `no-such-package` cannot be imported.',
  )
})

test('A file that has changed is read again', async () => {
  const read = async () => (await readSettings(projectRoot, folder)).settings.site?.title
  expect(await read()).toBe('Lantern')
  edit('site.ts', "'Lantern'", "'Torch'")
  expect(await read()).toBe('Torch')
})
