import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../support/imports.ts'

const pages = filesBelow('content/docs').filter((file) => file.endsWith('.md'))

type Fact = { fact: string; owner: string; tellers: string[] }

const facts: Fact[] = [...readFileSync('docs/facts.md', 'utf8').matchAll(/^\| (.+) \|$/gm)]
  .map(([, row = '']) => row.split(' | '))
  .slice(2)
  .map(([fact = '', owner = '', tellers = '']) => ({ fact, owner, tellers: tellers.split(', ') }))

/** The file of a route: `/usage/` is usage/index.md. */
function fileOf(route: string): string {
  const path = `content/docs${route}`
  return route.endsWith('/') ? `${path}index.md` : `${path}.md`
}

/** The text of a page without its front matter and samples. */
const proseOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')

/** The files of a page, or of all pages whose text has a word. */
const filesOf = (teller: string) =>
  teller.startsWith('`') ? pages.filter((file) => proseOf(file).includes(teller)) : [fileOf(teller)]

describe('docs/facts.md', () => {
  test('lists facts', () => expect(facts.length).toBeGreaterThan(0))

  test.each(facts)('the owner of "$fact" has its heading', ({ owner }) => {
    const [route = '', id] = owner.split('#')
    expect(existsSync(fileOf(route)), `${owner} is not a page`).toBe(true)
    if (id)
      expect(readFileSync(fileOf(route), 'utf8')).toMatch(new RegExp(`^#+ .*\\{#${id}\\}$`, 'm'))
  })

  test.each(facts)('pages that tell "$fact" link to its owner', ({ owner, tellers }) => {
    const [route = '', id] = owner.split('#')
    const link = id ? `](${owner})` : `](${route}`
    const others = [...new Set(tellers.flatMap(filesOf))].filter((file) => file !== fileOf(route))
    expect(others.length, 'No other page tells it').toBeGreaterThan(0)
    const unlinked = others.filter((file) => !readFileSync(file, 'utf8').includes(link))
    expect(unlinked, `Link to ${owner} from these pages, or say less there`).toEqual([])
  })
})
