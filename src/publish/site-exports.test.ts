import { expect, test } from 'vitest'
import * as site from '#content/site.ts'
import { checkSiteExports } from './site-exports.ts'

const names = Object.keys(site)

test('the settings of this site are whole', () => {
  expect(() => checkSiteExports(names, 'content/site.ts')).not.toThrow()
})

test('settings that are missing or misspelt are all named, with the file', () => {
  const others = [...names.filter((name) => !/^(footer|tagline)$/.test(name)), 'tagLine']
  const check = () => checkSiteExports(others, 'mine/site.ts')
  expect(check).toThrow('The settings in mine/site.ts are not whole.')
  expect(check).toThrow('`tagLine` is no setting. Did you mean `tagline`?')
  for (const name of ['footer', 'tagline']) {
    expect(check).toThrow(
      `\`${name}\` is missing. Its type says what it is: SiteConfig['${name}'].`,
    )
  }
})
