import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readHostedSearch } from '../../publish/search-files/hosted-search.ts'
import { engine } from './hosted.ts'

const complete = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs' }

it('R11 without settings there is no hosted search, and nothing to say', async () => {
  expect(await readHostedSearch({})).toEqual({ hosted: null, hosts: [], diagnostics: [] })
})

it('reads complete settings', () => {
  const env = {
    ...complete,
    ALGOLIA_FACET_FILTERS: 'kind:guide, team:core',
    ALGOLIA_EXTERNAL_PATTERN: 'other\\.example',
  }
  expect(engine.readSettings(env)).toEqual({
    appId: 'APP1',
    apiKey: 'key',
    indexName: 'docs',
    facetFilters: ['kind:guide', 'team:core'],
    externalPattern: 'other\\.example',
  })
})

it.each([
  [
    { ALGOLIA_API_KEY: 'key', ALGOLIA_APP_ID: 'APP1' },
    'Hosted search is off: ALGOLIA_APP_ID and ALGOLIA_API_KEY set, but not ALGOLIA_INDEX. The local engine answers.',
    'Expected all three, or none.',
  ],
  [
    { ...complete, ALGOLIA_APP_ID: 'a.b/c' },
    'Hosted search is off: ALGOLIA_APP_ID is "a.b/c". The local engine answers.',
    'Expected letters and digits.',
  ],
  [
    { ...complete, ALGOLIA_EXTERNAL_PATTERN: '(' },
    'Hosted search is off: ALGOLIA_EXTERNAL_PATTERN is "(". The local engine answers.',
    'Expected a regular expression.',
  ],
])('R11 warns of settings that cannot serve: %j', async (env, message, hint) => {
  expect(await readHostedSearch(env)).toEqual({
    hosted: null,
    hosts: [],
    diagnostics: [{ severity: 'warning', file: 'environment', message, hint }],
  })
})

it('names the hosts that browsers must be allowed to ask, and what dialogs show', async () => {
  const { hosts, hosted } = await readHostedSearch(complete)
  expect(hosts).toContain('https://app1-dsn.algolia.net')
  expect(hosted).toMatchObject({
    engine: 'algolia',
    settings: { appId: 'APP1' },
    storedAs: 'docs',
    credit: { label: 'Search by Algolia' },
  })
})

it('gets every setting in a container, too', () => {
  const names = [
    ...readFileSync('src/search/algolia/hosted.ts', 'utf8').matchAll(/\bALGOLIA_[A-Z_]+/g),
  ].map(([name]) => name)
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
  expect(names.filter((name) => !dockerfile.includes(`\nARG ${name}\n`))).toEqual([])
})
