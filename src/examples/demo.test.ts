import { expect, it } from 'vitest'
import { buildDemo } from './demo.ts'

it('gives a page and what it loads, by relative addresses and without inline script', async () => {
  const files = await buildDemo({ app: 'tally', part: 1 })
  const page = String(files.get('examples/tally-part-1.html'))
  const loaded = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file)
  expect(loaded.length).toBeGreaterThanOrEqual(2)
  for (const file of loaded) expect(files.has(`examples/${file}`)).toBe(true)
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style/)
}, 60_000)

it('shares the packages that applications have in common', async () => {
  const [one, other] = await Promise.all([
    buildDemo({ app: 'tally', part: 1 }),
    buildDemo({ app: 'the-pass', part: 5 }),
  ])
  const isReact = (file: string) => file.startsWith('examples/shared/react-')
  expect([...one.keys()].filter(isReact)).toHaveLength(1)
  expect([...one.keys()].filter(isReact)).toEqual([...other.keys()].filter(isReact))
}, 60_000)

it('holds the service worker of an application that mocks its server, beside the page', async () => {
  const [mocked, plain] = await Promise.all([
    buildDemo({ app: 'the-pass', part: 6 }),
    buildDemo({ app: 'the-pass', part: 5 }),
  ])
  expect(String(mocked.get('examples/mockServiceWorker.js'))).toContain('MOCK_ACTIVATE')
  expect(plain.has('examples/mockServiceWorker.js')).toBe(false)
}, 60_000)
