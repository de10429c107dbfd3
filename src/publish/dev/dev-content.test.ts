import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { folderInProject } from '../../../tests/support/folder-in-project.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import { compilePages } from '../../site-compiler/compile-pages.ts'
import { readOptions } from '../options.ts'
import { type DevContent, openContent } from './dev-content.ts'

let folder: string
let content: DevContent

beforeEach(() => {
  // Inside the project, so that paths in diagnostics are relative to it.
  folder = folderInProject()
  cpSync('tests/fixtures/other-site', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = (name: string) => path.resolve(folder, name)

/** Opens the content without a cache, and takes its first state. */
async function open(compileMany?: typeof compilePages): Promise<void> {
  const options = readOptions(['--content', folder], {})
  content = await openContent({ ...options, cacheDir: file('cache') }, compileMany)
  await content.news()
}

/** Holds back the compiling of pages that nobody waits for, until it's released. */
function heldBack(): { compileMany: typeof compilePages; release: () => void } {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const compileMany: typeof compilePages = async (...args) => {
    await isReleased
    await compilePages(...args)
  }
  return { compileMany, release }
}

function edit(name: string, change: (text: string) => string): void {
  writeFileSync(file(name), change(readFileSync(file(name), 'utf8')))
  content.changed(file(name))
}

/** The text of a page that compiles. */
async function textOf(route: string): Promise<string> {
  const page = await content.page(route)
  if (!page || Array.isArray(page)) throw new Error(`There is no page ${route}.`)
  return page.markdown
}

/** The messages for a page that doesn't. */
async function mistakesOf(route: string): Promise<string[]> {
  const page = await content.page(route)
  return Array.isArray(page) ? page.map(({ message }) => message) : []
}

/** The messages of the first update for which `holds` returns true. */
async function untilTold(holds: (messages: string[]) => boolean): Promise<string[]> {
  for (;;) {
    const messages = (await content.news()).map(({ message }) => message)
    if (holds(messages)) return messages
  }
}

const labelsOf = (items: SidebarItem[]): string[] =>
  items.flatMap((item) => (item.type === 'page' ? item.label : labelsOf(item.items)))
const labels = () => labelsOf(content.listing().sidebar)
const routes = () => content.listing().routes

it('shows a page, and the labels of all, before the others are compiled', async () => {
  const { compileMany, release } = heldBack()
  await open(compileMany)
  expect(await textOf('/guide/start')).toContain('put a lamp on a canvas')
  expect(labels()).toEqual(['First light', 'Beams', 'Reference'])
  expect(routes()).toEqual(['/guide/beams', '/guide/start', '/reference'])

  const all = content.all()
  expect(await textOf('/reference')).toContain('How far the light reaches')
  release()
  expect((await all).pages).toHaveLength(3)
})

it('shows an edit while the others are compiled, in a new state', async () => {
  const { compileMany, release } = heldBack()
  await open(compileMany)
  await textOf('/guide/start')
  const before = content.state()
  const rest = content.all()
  edit('docs/guide/start.md', (text) => text.replace('Install', 'Fetch'))
  await content.news()
  expect(content.state()).toBeGreaterThan(before)
  expect(await textOf('/guide/start')).toContain('Fetch the package')
  release()
  await rest
  expect(await textOf('/guide/start')).toContain('Fetch the package')
})

it('tells what is wrong with pages that nobody has opened', async () => {
  await open()
  edit('docs/reference.md', (text) => `${text}\n:::tipp\nText\n:::\n`)
  edit('docs/guide/beams.md', (text) => text.replace('{#aim}', '{#target}'))
  expect(await textOf('/guide/start')).toContain('put a lamp on a canvas')
  await content.all()
  const messages = await untilTold((messages) => messages.length > 2)
  expect(messages).toContain('Unknown directive `:::tipp`.')
  expect(messages).toContain(
    'Link to `/guide/beams#aim`: there is no heading `#aim` on /guide/beams.',
  )
})

it('says of a broken page that is opened first what is wrong, and shows it when it is mended', async () => {
  const { compileMany } = heldBack()
  writeFileSync(file('docs/reference.md'), '---\ntitel: Reference\n---\n')
  await open(compileMany)
  expect(await mistakesOf('/reference')).toContain('`title` is missing.')
  const before = content.state()

  cpSync('tests/fixtures/other-site/docs/reference.md', file('docs/reference.md'))
  content.changed(file('docs/reference.md'))
  await content.news()
  expect(content.state()).toBeGreaterThan(before)
  expect(await textOf('/reference')).toContain('How far the light reaches')
  expect(labels()).toContain('Reference')
})

it('keeps a page that is broken by an edit as it was, and in the sidebar', async () => {
  await open()
  await textOf('/reference')
  await content.all()
  await content.news()
  const before = content.listing()
  edit('docs/reference.md', (text) => text.replace('title:', 'titel:'))
  await untilTold((messages) => messages.includes('`title` is missing.'))
  expect(content.listing()).toEqual(before)
  expect(await textOf('/reference')).toContain('How far the light reaches')
})

it('follows files that are added, renamed and removed while pages wait', async () => {
  const { compileMany, release } = heldBack()
  await open(compileMany)
  const rest = content.all()
  renameSync(file('docs/guide/beams.md'), file('docs/guide/rays.md'))
  edit('sidebar.ts', (text) => text.replace('guide/beams', 'guide/rays'))
  await content.news()
  expect(await content.page('/guide/beams')).toBe(null)
  expect(await textOf('/guide/rays')).toContain('a lamp with a direction')
  expect(labels()).toEqual(['First light', 'Beams', 'Reference'])

  rmSync(file('docs/reference.md'))
  content.changed(file('docs/reference.md'))
  await content.news()
  expect(routes()).toEqual(['/guide/rays', '/guide/start'])
  release()
  await rest
  const { pages, diagnostics } = await content.all()
  expect(pages.map(({ route }) => route)).toEqual(['/guide/rays', '/guide/start'])
  expect(diagnostics.map(({ message }) => message)).toContain(
    'There is no page `reference` for the sidebar.',
  )
})

it('says which settings cannot be read, keeps the site as it was, and goes on when they are mended', async () => {
  await open()
  await content.all()
  edit('sidebar.ts', (text) => `${text}(`)
  expect(await untilTold((messages) => messages.length === 1)).toEqual([
    expect.stringMatching(/^Unexpected syntax/),
  ])
  expect(labels()).toEqual(['First light', 'Beams', 'Reference'])
  edit('sidebar.ts', (text) => text.replace(/\($/, '').replace("'Guide'", "'Handbook'"))
  await vi.waitFor(async () => {
    await content.news()
    expect(content.listing().sidebar[0]).toMatchObject({ label: 'Handbook' })
  })
})

it('shows a page as it is now, also when nobody has told yet that it was changed', async () => {
  const { compileMany } = heldBack()
  await open(compileMany)
  const text = readFileSync(file('docs/reference.md'), 'utf8')
  writeFileSync(file('docs/reference.md'), text.replace('How far', 'How long'))
  expect(await textOf('/reference')).toContain('How long the light reaches')
})

it('loses none of many edits in quick succession', async () => {
  await open()
  await textOf('/reference')
  const words = ['left', 'right', 'up', 'down']
  for (const word of words) {
    edit('docs/reference.md', (text) => `${text}\nTo the ${word}.\n`)
    await new Promise(setImmediate)
  }
  await vi.waitFor(async () => {
    const text = await textOf('/reference')
    for (const word of words) expect(text).toContain(`To the ${word}.`)
  }, 20_000)
})
