import { expect, test } from 'vitest'
import type { PageData } from '../../model/page.ts'
import type { SidebarItem } from '../../model/site-data.ts'
import { cardOf, previewFile } from './preview-images.ts'

const sidebar: SidebarItem[] = [
  {
    type: 'category',
    label: 'Guide',
    isOpen: false,
    items: [
      {
        type: 'category',
        label: 'Light',
        route: '/guide/light/',
        isOpen: false,
        items: [{ type: 'page', route: '/guide/light/sun', label: 'Sun' }],
      },
    ],
  },
]
const site = {
  title: 'Lantern',
  tagline: 'Light where you look',
  brandMark: { lines: '', filled: '' },
}
const page = (kind: PageData['kind'], route: string) =>
  ({ kind, route, title: 'The sun' }) as PageData

test('a card says where its page stands', () => {
  expect(cardOf(page('doc', '/guide/light/sun'), sidebar, site)).toMatchObject({
    title: 'The sun',
    trail: ['Guide', 'Light'],
  })
  expect(cardOf(page('doc', '/guide/light/'), sidebar, site).trail).toEqual(['Guide'])
  expect(cardOf(page('doc', '/errors'), sidebar, site).trail).toEqual([])
})

test('the card of the start page says what the site is about', () => {
  expect(cardOf(page('home', '/'), sidebar, site)).toMatchObject({
    siteTitle: 'Lantern',
    title: 'Light where you look',
  })
})

test('two pages never share an image', () => {
  expect(previewFile('/usage/', '1')).toBe('_images/previews/usage/index.1.png')
  expect(previewFile('/api/store', '1')).toBe('_images/previews/api/store.1.png')
})
