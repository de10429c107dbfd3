import { expect, it } from 'vitest'
import { imagesOf, type Release } from './release.ts'

const release: Release = {
  id: 'b',
  shell: {
    'assets/boot.1.js': '',
    'assets/app.2.js': '',
    'assets/site-data.3.json': '',
    'assets/tabs.4.js': '',
  },
  notSaved: 'assets/not-saved.5.html',
  search: {},
}
const script = (app: string) =>
  `<script src="/assets/boot.1.js" data-app="/assets/${app}" data-site-data="/assets/site-data.3.json">`

it('asks for the pictures of a document of the release', () => {
  const html = `${script('app.2.js')}<img src="/_images/flow.6.png">`
  expect(imagesOf(html, '/', release)).toEqual(['_images/flow.6.png'])
  expect(imagesOf(script('app.2.js'), '/', release)).toEqual([])
})

it('refuses a document of another release, whatever else they share', () => {
  expect(imagesOf(script('app.9.js'), '/', release)).toBeNull()
})

it('refuses a document that names nothing, as a page of a proxy', () => {
  expect(imagesOf('<h1>Sign in to the network</h1>', '/', release)).toBeNull()
  expect(imagesOf('<img src="/_images/flow.6.png">', '/', release)).toBeNull()
})
