import { expect, it, vi } from 'vitest'
import { linkTo } from './link-to.ts'

it('leads to a path of this site as it is', () => {
  expect(linkTo('/faq/actions#types')).toEqual({ href: '/faq/actions#types' })
})

it('A17 puts the base path before a path, and before nothing else', () => {
  vi.stubEnv('BASE_URL', '/x/')
  expect(linkTo('/').href).toBe('/x/')
  expect(linkTo('/usage/').href).toBe('/x/usage/')
  expect(linkTo('#here').href).toBe('#here')
  expect(linkTo('https://example.com/').href).toBe('https://example.com/')
})

it.each(['https://example.com', 'HTTP://example.com', 'mailto:a@example.com', '//example.com'])(
  'A19 opens %s in a new tab without a way back',
  (to) => {
    expect(linkTo(to)).toEqual({ href: to, target: '_blank', rel: 'noopener noreferrer' })
  },
)
