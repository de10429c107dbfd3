import { expect, it } from 'vitest'
import { cacheable } from './cacheable.ts'
import { fileOf } from './caches.test-support.ts'

function redirectedTo(path: string): Response {
  return Object.defineProperty(fileOf(path, 'text'), 'redirected', { value: true })
}

it.each(['assets/app.1.js', 'assets/style.1.css', '_pages/faq.1.json', '_images/a.1.png', 'faq'])(
  'takes %s as it is',
  (path) => {
    const response = fileOf(path, 'text')
    expect(cacheable(path, response)).toBe(response)
  },
)

it.each(['assets/app.1.js', '_pages/faq.1.json', '_images/a.1.png', 'assets/inter.1.woff2'])(
  'refuses a page in the place of %s',
  (path) => {
    expect(cacheable(path, fileOf('login', '<h1>Sign in</h1>'))).toBeNull()
  },
)

it('refuses errors, parts, and files for which another stands in', () => {
  expect(cacheable('faq', new Response('', { status: 404 }))).toBeNull()
  expect(cacheable('_images/a.1.png', new Response('', { status: 206 }))).toBeNull()
  expect(cacheable('assets/app.1.js', redirectedTo('assets/app.1.js'))).toBeNull()
})

it('takes a copy of a page from another address, which browsers would refuse', async () => {
  const copy = cacheable('faq', redirectedTo('faq/'))
  expect(copy?.redirected).toBe(false)
  expect(await copy?.text()).toBe('text')
})
