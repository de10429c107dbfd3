import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMarkdown, parseMarkdown } from '../../compiler/source/parse-markdown.ts'
import { collectDiagnostics } from '../../model/diagnostic.ts'
import { expandResourceLists } from './resource-lists.ts'

const root = mkdtempSync(path.join(tmpdir(), 'resource-lists-'))
const resource = { title: 'A', url: 'https://a.test/', description: 'What A is.' }

beforeAll(() => {
  mkdirSync(path.join(root, 'content/data'), { recursive: true })
  const write = (name: string, value: unknown) =>
    writeFileSync(path.join(root, `content/data/${name}.json`), JSON.stringify(value))
  write('tools', [{ name: 'Routing', entries: [resource] }])
  write('broken', [{ name: 'Routing', entries: [{ ...resource, url: 'a.test' }] }])
})

afterAll(() => rmSync(root, { recursive: true }))

function expand(source: string) {
  const tree = parseMarkdown(source)
  const dependencies = new Set<string>()
  const { diagnostics, report } = collectDiagnostics('page.md')
  expandResourceLists(tree, { root, dataDir: 'content/data' }, dependencies, report)
  return { markdown: formatMarkdown(tree), diagnostics, dependencies: [...dependencies] }
}

const firstProblem = (source: string) => {
  const [diagnostic] = expand(source).diagnostics
  return `${diagnostic?.line}: ${diagnostic?.message} ${diagnostic?.hint}`
}

test('A resource list becomes a Markdown list, also inside another directive', () => {
  const source = 'Before\n\n> ::resource-list{list="tools" group="Routing"}\n'
  expect(expand(source)).toEqual({
    markdown: 'Before\n\n> - [A](https://a.test/)\n>\n>   What A is.\n',
    diagnostics: [],
    dependencies: ['content/data/tools.json'],
  })
})

test('A misspelt group is answered with the nearest one, and leaves nothing on the page', () => {
  const source = '\n::resource-list{list="tools" group="Rooting"}\n'
  expect(firstProblem(source)).toBe(
    '2: There is no group `Rooting` in `content/data/tools.json`. Did you mean `Routing`? Expected one of: Routing.',
  )
  expect(expand(source).markdown).toBe('')
})

test('Missing and unknown attributes are answered with the form to write', () => {
  const answer =
    '1: Unexpected attributes of `::resource-list`. Expected `::resource-list{list="ecosystem" group="Routing"}`.'
  expect(firstProblem('::resource-list{list="tools"}')).toBe(answer)
  expect(firstProblem('::resource-list{list="tools" group="Routing" x="1"}')).toBe(answer)
})

test('A list that is missing or holds something wrong is named with the place', () => {
  expect(firstProblem('::resource-list{list="none" group="Routing"}')).toContain(
    '1: The list `content/data/none.json` cannot be used: there is no such file.',
  )
  expect(firstProblem('::resource-list{list="broken" group="Routing"}')).toBe(
    '1: Unexpected value in `content/data/broken.json` at 0.entries.0.url. Invalid URL.',
  )
})
