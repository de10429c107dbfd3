import { expect, it } from 'vitest'
import { buildDemo } from './demo.ts'

it('gives a page and what it loads, by relative addresses and without inline script', async () => {
  const files = await buildDemo({ app: 'tally', part: 1 })
  const page = String(files.get('examples/tally-part-1.html'))
  const loaded = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file)
  expect(loaded.length).toBeGreaterThanOrEqual(2)
  for (const file of loaded) expect(files.has(`examples/${file}`)).toBe(true)
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style/)
})

it('shares the packages that applications have in common', async () => {
  const [one, other] = await Promise.all([
    buildDemo({ app: 'tally', part: 1 }),
    buildDemo({ app: 'the-pass', part: 5 }),
  ])
  const isReact = (file: string) => file.startsWith('examples/shared/react-')
  expect([...one.keys()].filter(isReact)).toHaveLength(1)
  expect([...one.keys()].filter(isReact)).toEqual([...other.keys()].filter(isReact))
})

it.each([
  { app: 'tally', part: 1 },
  { app: 'the-pass', part: 1 },
  { app: 'fieldbook', part: 3 },
])(
  'sets $app in the typeface of the pictures, from a file that applications share',
  async (checkpoint) => {
    const files = await buildDemo(checkpoint)
    const css = [...files].find(([file]) => file.endsWith('.css'))?.[1]
    const [, font] = String(css).match(/font-family:\s*Inter;\s*src:\s*url\(\.\.\/([^)]+)\)/) ?? []
    expect(font).toMatch(/^shared\/inter-/)
    expect(files.has(`examples/${font}`)).toBe(true)
  },
  60_000,
)

it.each([
  ['the application', 3, 'Fieldbook'],
  ['the page that the part brings', 2, 'Flock counter'],
])(
  'shows %s',
  async (_what, part, title) => {
    const files = await buildDemo({ app: 'fieldbook', part })
    const page = String(files.get(`examples/fieldbook-part-${part}.html`))
    expect(page).toContain(`<title>${title}</title>`)
    const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file)
    expect(loaded).toContain('data:,')
    for (const file of loaded.filter((file) => file !== 'data:,')) {
      expect([...files.keys()]).toContain(`examples/${file?.replace(/^\.\//, '')}`)
    }
  },
  60_000,
)
