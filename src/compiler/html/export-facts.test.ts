import { expect, test } from 'vitest'
import { parsedPage } from '../context.test-support.ts'
import { addExportFacts } from './export-facts.ts'

function factsOf(title: string): string {
  const page = parsedPage('')
  page.apiData = {
    kite: {
      folder: 'usage/',
      label: 'Kite',
      first: '1.0',
      releases: { link: '/news#kite-', first: '1.3' },
      exports: {
        fly: { kind: 'function', since: '1.0' },
        land: { kind: 'function', since: '1.2', deprecated: true },
        turn: { kind: 'function', since: '1.3' },
      },
      members: {},
    },
  }
  page.frontMatter = { ...page.frontMatter, title }
  return addExportFacts(page)
}

test('P23 an export says its package, and since when and that it is deprecated where it is', () => {
  expect(factsOf('fly')).toBe('<code>kite</code>')
  expect(factsOf('land')).toBe(
    '<code>kite</code> <span>since 1.2</span> <span class="member-deprecated">deprecated</span>',
  )
  expect(factsOf('turn')).toBe('<code>kite</code> <a href="/news#kite-1-3">since 1.3</a>')
  expect(factsOf('other')).toBe('')
})
