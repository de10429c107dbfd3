import { expect, test } from 'vitest'
import * as site from '#content/site.ts'
import { checkSiteExports } from './site-exports.ts'

const names = Object.keys(site)

test('the settings of this site are whole', () => {
  expect(() => checkSiteExports(names, 'content/site.ts')).not.toThrow()
})

test('settings that are missing or misspelt are all named, with the file', () => {
  const others = [...names.filter((name) => !/^(footer|tagline)$/.test(name)), 'tagLine']
  expect(() => checkSiteExports(others, 'mine/site.ts')).toThrowErrorMatchingInlineSnapshot(`
    [Error: The settings in mine/site.ts are not whole.
      \`tagLine\` is no setting. Did you mean \`tagline\`? Expected one of: title, tagline, description, origin, basePath, locale, hideNavbarOnScroll, navbar, brandMark, colorMode, announcement, footer, versions, versionPersistence, editBase, searchFeedback, searchRanking, entrances, analytics, pages, notFound.
      \`tagline\` is missing. Its type says what it is: SiteConfig['tagline'].
      \`footer\` is missing. Its type says what it is: SiteConfig['footer'].]
  `)
})
