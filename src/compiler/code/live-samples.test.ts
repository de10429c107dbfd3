import { expect, test } from 'vitest'
import type { LivePage } from '../../live/live-page.ts'
import { compilePage } from '../../site-compiler/compiler.ts'
import { projectRoot } from '../../system/project.ts'
import { notLive } from './live-samples.ts'

async function pageOf(...fences: string[]) {
  const text = `---\ntitle: T\nlabel: T\ndescription: D.\n---\n${fences.join('\n\n')}\n`
  const source = { id: 'page', sourcePath: 'page.md', text, lastUpdated: null }
  const { page } = await compilePage(source, { root: projectRoot, basePath: '/', routes: {} })
  if (!page) throw new Error('The page of a test does not compile.')
  const live: LivePage = page.live ? JSON.parse(page.live.json) : { modules: [], samples: [] }
  return { page, live, html: page.blocks.join('') }
}

const fence = (info: string, ...lines: string[]) => [`\`\`\`${info}`, ...lines, '```'].join('\n')

test('A sample that is run is live, with the files that it imports and the packages that they need', async () => {
  const { page, live, html } = await pageOf(
    fence(
      'ts title="store.ts"',
      "import { createStore } from 'redux'",
      'export const store = createStore(() => 1)',
    ),
    fence('ts run', "import { store } from './store'", 'store.getState() // => 1'),
  )
  expect(html).toContain(`data-live="${page.live?.hash}.0"`)
  expect(html.match(/data-live/g)).toHaveLength(1)
  expect(live.samples).toEqual([
    { entry: 0, libraries: ['redux-common'], assertions: [2], prints: [], lines: [1, 2] },
  ])
  expect(live.modules.map(({ path, requests }) => [path, requests.map(([to]) => to)])).toEqual([
    ['sample-11.ts', [1]],
    ['store.ts', ['redux']],
  ])
})

test('Each sample gets the files of its place on the page', async () => {
  const { live } = await pageOf(
    fence('ts title="a.ts"', 'export const a = 1'),
    fence('ts run', "import { a } from './a'", 'a // => 1'),
    fence('ts title="a.ts"', 'export const a = 2'),
    fence('ts run', "import { a } from './a'", 'a // => 2'),
  )
  const imported = live.samples.map(({ entry }) => {
    const [request] = live.modules[entry]?.requests ?? []
    return live.modules[request?.[0] as number]?.code
  })
  expect(imported[0]).toContain('const a = 1')
  expect(imported[1]).toContain('const a = 2')
})

test('Shown lines know their line in the source, in JavaScript too', async () => {
  const { live } = await pageOf(
    fence(
      'ts run',
      "import { createStore } from 'redux'",
      '// ---cut---',
      'type State = number',
      '',
      '// highlight-next-line',
      'const store = createStore((state: State = 1) => state)',
      'store.getState() // => 1',
    ),
  )
  expect(live.samples[0]).toMatchObject({
    lines: [3, 4, 6, 7],
    js: [6, 7],
    assertions: [7],
  })
})

test('A sample that needs what no browser has, or whose author says why not, stays as it is', async () => {
  const { page, html } = await pageOf(
    fence(
      'ts run',
      "import { readFileSync } from 'node:fs'",
      'typeof readFileSync // => "function"',
    ),
    fence('ts run nolive="waits for a server"', '1 + 1 // => 2'),
    fence('ts run hidden', '1 + 1 // => 2'),
  )
  expect(page.live).toBeNull()
  expect(html).not.toContain('data-live')
  expect(notLive(page).map(({ reason }) => reason)).toEqual(['needs node:fs', 'waits for a server'])
})

test('A component is live with a preview, in the store of its page', async () => {
  const { live } = await pageOf(
    fence(
      'ts title="src/store.ts"',
      "import { configureStore } from '@reduxjs/toolkit'",
      'export const store = configureStore({ reducer: () => 1 })',
    ),
    fence(
      'tsx title="src/parts/Count.tsx"',
      "import { useSelector } from 'react-redux'",
      'export function Count() {',
      '  return <b>{useSelector((count: number) => count)}</b>',
      '}',
    ),
  )
  const [sample] = live.samples
  expect(live.samples).toHaveLength(1)
  expect(sample?.preview).toEqual({ store: { from: '../../src/store', name: 'store' } })
  expect(sample?.libraries).toEqual(['redux-common', 'react'])
  expect(live.modules[sample?.entry ?? 0]?.requests.map(([to]) => to)).toContain(1)
})

test('A component without what it takes to show it is not live', async () => {
  const component = (...lines: string[]) => fence('tsx', ...lines, 'return <b>{useIt()}</b>', '}')
  const { page } = await pageOf(
    component('declare const useIt: () => number', 'export function Declared() {'),
    component(
      "import { useSelector as useIt } from 'react-redux'",
      'export function Storeless() {',
    ),
    component("const useIt = () => fetch('/api')", 'export function Remote() {'),
    fence('tsx nolive="flickers"', 'export function Off() {', 'return <b />', '}'),
    fence('tsx', 'export function Needy({ id }: { id: string }) {', 'return <b>{id}</b>', '}'),
  )
  expect(page.live).toBeNull()
})

test('An author says what is shown of a sample', async () => {
  const { live } = await pageOf(
    fence(
      `tsx preview="<Place id='a' />"`,
      'export function Place({ id }: { id: string }) {',
      '  return <b>{id}</b>',
      '}',
    ),
  )
  expect(live.samples[0]?.preview).toEqual({ element: "<Place id='a' />" })
})

test('A sample with a mistake stays as it is, for the check of samples to tell', async () => {
  const { page } = await pageOf(fence('js run', 'const = 1'))
  expect(page.live).toBeNull()
})
