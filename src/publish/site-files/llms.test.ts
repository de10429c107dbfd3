import { expect, it } from 'vitest'
import type { Page } from '../../model/page.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import { renderLlmsFull, renderLlmsIndex } from './llms.ts'

const site = { title: 'Lamps', tagline: 'Light where you look', description: 'How to use lamps.' }
const siteUrl = 'https://lamps.example/x/'
const page = (route: string, title: string) =>
  ({ route, title, description: `On ${route}.`, markdown: `# ${title}\n\nText.\n` }) as Page

const pages = [page('/errors', 'Errors'), page('/guide/', 'Guide'), page('/guide/beams', 'Beams')]
const sidebar: SidebarItem[] = [
  {
    type: 'category',
    label: 'Guides',
    isOpen: false,
    items: [
      { type: 'page', route: '/guide/beams', label: 'Beams' },
      { type: 'page', route: '/guide/', label: 'Guide' },
    ],
  },
]

it('lists every page once as Markdown, in the order of the sidebar, the others as optional', () => {
  expect(renderLlmsIndex(site, siteUrl, pages, sidebar)).toMatchInlineSnapshot(`
    "# Lamps

    > Light where you look

    How to use lamps. The text of all pages in one file: https://lamps.example/x/llms-full.txt

    ## Guides

    - [Beams](https://lamps.example/x/guide/beams.md): On /guide/beams.
    - [Guide](https://lamps.example/x/guide/index.md): On /guide/.

    ## Optional

    - [Errors](https://lamps.example/x/errors.md): On /errors.
    "
  `)
})

it('gives the text of all pages in the same order, each under its address', () => {
  const text = renderLlmsFull(site, siteUrl, pages, sidebar)
  expect(text).toMatchInlineSnapshot(`
    "# Lamps

    > Light where you look

    Source: https://lamps.example/x/guide/beams

    # Beams

    Text.

    Source: https://lamps.example/x/guide/

    # Guide

    Text.

    Source: https://lamps.example/x/errors

    # Errors

    Text.
    "
  `)
})
