import { expect, test } from 'vitest'
import type { PageData } from '../content/page.ts'
import { componentNames, createAssetFinder } from './page-assets.ts'

const manifest = {
  'src/entries/boot.ts': { file: 'assets/boot.1.js', isEntry: true },
  'src/entries/app.tsx': {
    file: 'assets/app.1.js',
    css: ['assets/app.1.css'],
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.1.js', css: ['assets/shared.1.css'] },
  'src/components/diagram/diagram.tsx': {
    file: 'assets/diagram.1.js',
    css: ['assets/diagram.1.css'],
  },
}

const page: PageData = {
  kind: 'doc',
  route: '/a',
  title: 'A',
  description: 'About a.',
  hasSidebar: true,
  headings: [],
  blocks: [],
  lastUpdated: null,
  sourcePath: null,
}

test('a page links the styles of the app and of the chunks the app imports', () => {
  expect(createAssetFinder(manifest, '/x/')(page)).toEqual({
    stylesheets: ['/x/assets/shared.1.css', '/x/assets/app.1.css'],
    bootScript: '/x/assets/boot.1.js',
    appScript: '/x/assets/app.1.js',
  })
})

test('a component inside another brings its styles to the page', () => {
  const blocks = [
    { component: 'callout', props: {}, blocks: [{ component: 'diagram', props: {} }] },
  ]

  expect([...componentNames(blocks)]).toEqual(['callout', 'diagram'])
  expect(createAssetFinder(manifest, '/')({ ...page, blocks }).stylesheets).toContain(
    '/assets/diagram.1.css',
  )
})

test('a bundle without the app is an error that names what is missing', () => {
  expect(() => createAssetFinder({}, '/')(page)).toThrowErrorMatchingInlineSnapshot(
    `[Error: The bundle has no chunk for src/entries/boot.ts.]`,
  )
})
