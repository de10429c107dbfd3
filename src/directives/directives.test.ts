import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { filesBelow } from '../../tests/support/imports.ts'
import { createCompiler } from '../compiler/compile-page.ts'
import {
  componentDirective,
  type DirectiveDefinition,
  htmlDirective,
} from '../compiler/directive.ts'
import { paragraph, strong } from '../compiler/output/markdown-nodes.ts'
import type { Page } from '../model/page.ts'
import { compilePage } from '../site-compiler/compiler.ts'
import { projectRoot } from '../system/project.ts'
import { directives } from './directives.ts'

const all: readonly DirectiveDefinition[] = directives

/** One folder a directive, or a family of them. */
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Directives are described there, or in a README of their own. */
const guide = [
  'docs/authoring.md',
  ...filesBelow('src/directives').filter((file) => file.endsWith('.md')),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const sourceOf = (body: string) => ({
  id: 'usage/example',
  sourcePath: 'content/docs/usage/example.md',
  text: `---\ntitle: A\nlabel: A\ndescription: About A.\n---\n\n${body}\n`,
  lastUpdated: null,
})

const options = { root: projectRoot, basePath: '/', routes: {} }

describe.each(folders)('the folder of %s', (folder) => {
  const files = readdirSync(path.join(import.meta.dirname, folder))

  test('has a definition, and what it defines is in the list', async () => {
    expect(files).toContain('definition.ts')
    const module: { [name: string]: unknown } = await import(`./${folder}/definition.ts`)
    const defined = Object.values(module).flat() as DirectiveDefinition[]
    expect(defined.length).toBeGreaterThan(0)
    expect(defined.filter((definition) => !all.includes(definition))).toEqual([])
  })

  test('has a test', () => {
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).not.toEqual([])
  })
})

describe.each(all.map((definition) => [definition.name, definition] as const))(
  'the directive %s',
  (name, definition) => {
    test('has an example that compiles and shows it', async () => {
      const { page, diagnostics } = await compilePage(sourceOf(definition.example), options)
      expect(diagnostics).toEqual([])
      const blocks = JSON.stringify(page?.blocks)
      if (definition.shownAs !== 'component') expect(blocks).toMatch(/<\w/)
      else expect(blocks).toContain(`"component":"${name}"`)
    })

    test('is shown to writers with this example', () => {
      expect(guide).toContain(definition.example)
    })
  },
)

test('names are unique', () => {
  const names = all.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('styles of directives without a component are on every page, under the name that is looked for', () => {
  const others = folders.flatMap((folder) => {
    const files = readdirSync(path.join(import.meta.dirname, folder))
    const styles = files.filter((file) => file.endsWith('.css') && file !== 'static.css')
    return files.some((file) => file.endsWith('.tsx')) ? [] : styles
  })
  expect(others).toEqual([])
})

describe('a directive that somebody adds', () => {
  const schema = z.strictObject({ title: z.string(), place: z.string().optional() })
  const badge = htmlDirective({
    name: 'badge',
    form: 'leaf',
    schema,
    label: 'title',
    toHtml: ({ label }) => ({
      type: 'element',
      tagName: 'b',
      properties: {},
      children: label,
    }),
    toMarkdown: ({ label }) => [strong(...label)],
    example: '::badge[New]',
  })
  const map = componentDirective({
    name: 'map',
    form: 'leaf',
    schema: z.strictObject({ place: z.string() }),
    toMarkdown: ({ props }) => [paragraph(`Map of ${props.place}.`)],
    example: '::map{place=here}',
  })
  const compile = createCompiler({
    directives: [badge, map],
    exampleArchive: () => null,
    exampleNames: () => [],
    earlierFile: () => ({ text: null, lookedFor: [] }),
  })
  const pageOf = async (body: string) => (await compile(sourceOf(body), options)).page as Page

  test('gets its label, on a line of its own too, as text with its marks', async () => {
    const page = await pageOf('::badge[Since `2.0`]{place=Here}')
    expect(page.blocks).toEqual(['<b>Since <code>2.0</code></b>'])
    expect(page.markdown).toContain('**Since `2.0`**')
    expect(page.sections).toMatchObject([{ text: 'Since 2.0' }])
  })

  test('is in the Markdown version by what it says of itself', async () => {
    const page = await pageOf('::map{place=Here}')
    expect(page.blocks).toEqual([{ component: 'map', props: { place: 'Here' } }])
    expect(page.markdown).toContain('Map of Here.')
  })
})
