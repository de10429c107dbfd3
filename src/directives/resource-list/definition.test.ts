import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expandDirectives } from '../../compiler/analysis/expand-directives.ts'
import { parsedPage } from '../../compiler/context.test-support.ts'
import { formatMarkdown } from '../../compiler/source/parse-markdown.ts'
import { resourceList } from './definition.ts'

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
  const page = parsedPage(source, { root })
  const extended = { ...page, extensions: { ...page.extensions, directives: [resourceList] } }
  expandDirectives(extended)
  const { tree, diagnostics, dependencies } = extended
  return { markdown: formatMarkdown(tree), diagnostics, dependencies: [...dependencies] }
}

const firstDiagnostic = (source: string) => {
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

test('A misspelled group is answered with the nearest one, and leaves nothing on the page', () => {
  const source = '\n::resource-list{list="tools" group="Rooting"}\n'
  expect(firstDiagnostic(source)).toBe(
    '2: There is no group `Rooting` in `content/data/tools.json`. Did you mean `Routing`? Expected one of: Routing.',
  )
  expect(expand(source).markdown).toBe('')
})

test('Missing and unknown attributes are answered with what to write', () => {
  expect(firstDiagnostic('::resource-list{list="tools"}')).toBe(
    '1: Missing attribute `group` of `::resource-list`. Write `::resource-list{group="…"}`.',
  )
  expect(firstDiagnostic('::resource-list{list="tools" group="Routing" x="1"}')).toBe(
    '1: Unknown attribute `x` of `::resource-list`. Expected one of: list, group.',
  )
})

test('A list that is missing or holds something wrong is named with the place', () => {
  expect(firstDiagnostic('::resource-list{list="none" group="Routing"}')).toContain(
    '1: `content/data/none.json` cannot be used: there is no such file.',
  )
  expect(firstDiagnostic('::resource-list{list="broken" group="Routing"}')).toBe(
    '1: `[0].entries[0].url` is "a.test". Expected a web address, or a route of this site: `/api/store`.',
  )
  expect(expand('::resource-list{list="broken" group="Routing"}').diagnostics).toMatchObject([
    { file: 'content/data/broken.json' },
  ])
})
