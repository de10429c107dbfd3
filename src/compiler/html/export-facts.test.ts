import { expect, test } from 'vitest'
import { parsedPage } from '../context.test-support.ts'
import { noteExports } from './export-facts.ts'
import { textOf } from './hast.ts'

function factsOf(title: string): string[] {
  const page = parsedPage('')
  page.apiData = {
    kite: {
      folder: 'usage/',
      label: 'Kite',
      first: '1.0',
      exports: {
        fly: { kind: 'function', since: '1.0' },
        land: { kind: 'function', since: '1.2', deprecated: true },
      },
      members: {},
    },
  }
  page.frontMatter = { ...page.frontMatter, title }
  noteExports(page)
  return page.html.children.map((node) => (node.type === 'doctype' ? '' : textOf(node)))
}

test('P23 an export says its package, and since when and that it is deprecated where it is', () => {
  expect(factsOf('fly')).toEqual(['kite'])
  expect(factsOf('land')).toEqual(['kite since 1.2 deprecated'])
  expect(factsOf('other')).toEqual([])
})
