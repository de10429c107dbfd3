import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { HostedEngine } from '../../search/hosted-engine.ts'
import { hostedEngines } from '../../search/hosted-engines.ts'
import { readHostedSearch } from './hosted-search.ts'

it.each(Object.entries(hostedEngines))(
  'R11 the variables of %s are in the container and in the documents, and missing ones are told',
  (folder, { name, required }) => {
    const variable = new RegExp(`\\b${folder.toUpperCase()}_[A-Z_]+`, 'g')
    const source = `src/search/${folder}/hosted.ts`
    expect(existsSync(source), `${source} is where browsers find it`).toBe(true)
    const used = new Set(readFileSync(source, 'utf8').match(variable))
    expect([...used]).toEqual(expect.arrayContaining(required))

    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
    expect([...used].filter((name) => !dockerfile.includes(`\nARG ${name}\n`))).toEqual([])
    const documents = readFileSync('docs/deploying.md', 'utf8')
    expect([...used].filter((name) => !documents.includes(`| \`${name}\` |`))).toEqual([])
    expect(documents).toContain(`| \`${folder.toUpperCase()}_…\` `)

    for (const missing of required) {
      const present = required.filter((name) => name !== missing)
      const env = Object.fromEntries(present.map((name) => [name, 'a']))
      if (present.length === 0) continue
      expect(readHostedSearch(env)).toEqual({
        hosted: null,
        hosts: [],
        diagnostics: [
          {
            severity: 'warning',
            file: 'environment',
            message: `Search by ${name} is off: ${present.join(' and ')} set, but not ${missing}. The local engine answers.`,
            hint: `Expected all of ${required.join(', ')}, or none.`,
          },
        ],
      })
    }
  },
)

/** An engine with two variables, whose host can be unusable. */
const engineNamed = (name: string): HostedEngine<{ host: string }> => ({
  name,
  required: [`${name}_HOST`, `${name}_KEY`],
  readSettings: ({ [`${name}_HOST`]: host = '' }) =>
    host === 'odd' ? { problem: 'the host is odd', hint: 'Expected another.' } : { host },
  hosts: ({ host }) => [`https://${host}.example`, `https://${host}-2.example`],
  storedAs: () => `${name} docs`,
  credit: null,
  createClient: () => async () => ({ hits: [] }),
})

const engines = { first: engineNamed('FIRST'), second: engineNamed('SECOND') }
const second = { SECOND_HOST: 'Two', SECOND_KEY: 'key' }
const hosted = {
  engine: 'second',
  settings: { host: 'Two' },
  origin: 'https://Two.example',
  storedAs: 'SECOND docs',
  credit: null,
}
const hosts = ['https://two.example', 'https://two-2.example']

it('R11 without settings there is no hosted search, and nothing to say', () => {
  const none = { hosted: null, hosts: [], diagnostics: [] }
  expect(readHostedSearch({}, engines)).toEqual(none)
  expect(readHostedSearch({ SECOND_HOST: '' }, engines)).toEqual(none)
})

it('names what browsers are told, and the hosts that they must be allowed to ask', () => {
  expect(readHostedSearch(second, engines)).toEqual({ hosted, hosts, diagnostics: [] })
})

it('of two complete engines the first answers', () => {
  const env = { ...second, FIRST_HOST: 'one', FIRST_KEY: 'key' }
  expect(readHostedSearch(env, engines)).toMatchObject({
    hosted: { engine: 'first' },
    diagnostics: [],
  })
})

it.each([
  ['is incomplete', { FIRST_KEY: 'key' }, 'FIRST_KEY set, but not FIRST_HOST'],
  ['has an odd value', { FIRST_KEY: 'key', FIRST_HOST: 'odd' }, 'the host is odd'],
])(
  'R11 an engine that %s leaves the search to a complete one, with a warning',
  (_, env, problem) => {
    const message = `Search by FIRST is off: ${problem}. SECOND answers.`
    const warning = { severity: 'warning', file: 'environment', message }
    expect(readHostedSearch({ ...second, ...env }, engines)).toMatchObject({
      hosted,
      hosts,
      diagnostics: [warning],
    })
  },
)
