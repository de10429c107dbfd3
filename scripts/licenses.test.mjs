import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { licensesIn } from './licenses.mjs'

const of = (packages) => licensesIn({ packages }).map(({ name, isAllowed }) => [name, isAllowed])

it('lets packages in whose license asks for nothing but its text, and no others', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { license: '(GPL-3.0 OR ISC)' },
    'node_modules/d': { license: 'GPL-3.0-only' },
    'node_modules/e': { license: 'MIT AND CC-BY-NC-4.0' },
    'node_modules/f': {},
    'node_modules/g': { license: 'MPL-2.0' },
    'node_modules/lightningcss': { license: 'MPL-2.0' },
    'node_modules/tests-only': { license: 'GPL-3.0-only', dev: true },
  }
  expect(of(packages)).toEqual([
    ['@b/c', true],
    ['a', true],
    ['d', false],
    ['e', false],
    ['f', false],
    ['g', false],
    ['lightningcss', true],
  ])
})

it('finds no other license in what the site is made with', () => {
  const all = licensesIn(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ isAllowed }) => !isAllowed)).toEqual([])
})

it('has every package locked with the hash of its archive', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const open = Object.entries(packages).filter(
    ([path, { version, integrity, link, inBundle }]) =>
      path !== '' && !link && !inBundle && !(version && integrity),
  )
  expect(open.map(([path]) => path)).toEqual([])
})
