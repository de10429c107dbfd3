import { expect, it } from 'vitest'
import { engine } from './hosted.ts'

const complete = { ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs' }

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
  [{ ALGOLIA_APP_ID: 'a.b/c' }, 'ALGOLIA_APP_ID is "a.b/c"', 'Expected letters and digits.'],
  [
    { ALGOLIA_EXTERNAL_PATTERN: '(' },
    'ALGOLIA_EXTERNAL_PATTERN is "("',
    'Expected a regular expression.',
  ],
])('R11 says what is wrong with %j', (env, problem, hint) => {
  expect(engine.readSettings({ ...complete, ...env })).toEqual({ problem, hint })
})
