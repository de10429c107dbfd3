import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { parseFenceOptions } from '../../src/compiler/code/fence-options.ts'
import type { DirectiveDefinition } from '../../src/compiler/directive.ts'
import { formatNumber, limits } from '../../src/compiler/source/limits.ts'
import { directives } from '../../src/directives/directives.ts'
import { compilePage } from '../../src/site-compiler/compiler.ts'
import { projectRoot } from '../../src/system/project.ts'
import { filesBelow } from '../support/imports.ts'

const guide = readFileSync('docs/authoring.md', 'utf8')

type Example = { language: string; code: string; line: number }

/** Fenced examples, in which a longer fence may hold shorter ones. */
const examples: Example[] = [...guide.matchAll(/^(`{3,})(\w*)\n([\s\S]*?)^\1$/gm)].map(
  ({ index, 2: language = '', 3: code = '' }) => ({
    language,
    code,
    line: guide.slice(0, index).split('\n').length,
  }),
)

const frontMatter = '---\ntitle: A\nlabel: A\ndescription: About A.\n---\n'

const compile = (text: string) =>
  compilePage(
    { id: 'usage/example', sourcePath: 'content/docs/usage/example.md', text, lastUpdated: null },
    { root: projectRoot, basePath: '/', routes: {} },
  )

/** Its names stand for any name. */
const isPattern = ({ code }: Example) => code.includes(':::name')

/** Examples show pictures and pages that a writer would have beside the page. */
const isMissingFile = (message: string) => /^The image|there is no such file/.test(message)

const pages = examples.filter((example) => example.language === 'md' && !isPattern(example))

describe('the examples in docs/authoring.md', () => {
  it('are found', () => {
    expect(pages.length).toBeGreaterThan(15)
  })

  it.each(pages.map((example) => [example.line, example] as const))(
    'compile: line %i',
    async (_line, { code }) => {
      const { page, diagnostics } = await compile(frontMatter + code)
      expect(page).not.toBeNull()
      expect(diagnostics.filter(({ message }) => !isMissingFile(message))).toEqual([])
    },
  )

  it('of front matter are those of a page', async () => {
    const [yaml] = examples.filter(({ language }) => language === 'yaml')
    const { page, diagnostics } = await compile(`${yaml?.code}\nText.\n`)
    expect(diagnostics).toEqual([])
    expect(page?.title).toBe('Actions')
  })

  it('link to pages that there are', () => {
    const routes = pages.flatMap(({ code }) =>
      [...code.matchAll(/\]\((\/(?!images)[\w/-]+)/g)].map(([, route]) => route),
    )
    expect(routes.filter((route) => !existsSync(`content/docs${route}.md`))).toEqual([])
  })
})

describe('docs/authoring.md, or the README of a directive, explains', () => {
  const readmes = filesBelow('src/directives').filter((file) => file.endsWith('.md'))
  const explained = [guide, ...readmes.map((file) => readFileSync(file, 'utf8'))].join('\n')

  /** As code or syntax: a name is often a word of the guide as well. */
  const isNamed = (name: string) =>
    new RegExp(`[\`:{]${name}[\`=\\[{} ]| ${name}[=}\`]`).test(explained)

  test('how much a page may hold', () => {
    const [row = ''] = /^\| What would make a build slow.*$/m.exec(guide) ?? []
    const named = row.match(/[\d,]*\d/g) ?? []
    expect(new Set(named)).toEqual(new Set(Object.values(limits).map(formatNumber)))
  })

  test('every directive', () => {
    const names = directives.map(({ name }) => name)
    expect(names.filter((name) => !isNamed(name))).toEqual([])
  })

  test('every attribute that a writer can set', () => {
    const attributes = directives.flatMap(({ schema, label, preset }: DirectiveDefinition) =>
      Object.keys(schema.shape).filter((name) => name !== label && !(name in (preset ?? {}))),
    )
    expect([...new Set(attributes)].filter((name) => !isNamed(name))).toEqual([])
  })

  test('every option of code', () => {
    let known = ''
    parseFenceOptions('nonsense', (_message, hint) => {
      known = hint
    })
    const options = known
      .replace(/^.*: |\.$/g, '')
      .split(', ')
      .filter((name) => /^\w/.test(name))
    expect(options.length).toBeGreaterThan(5)
    expect(options.filter((name) => !isNamed(name))).toEqual([])
  })

  test('every key of front matter', async () => {
    const { diagnostics } = await compile(
      '---\ntitle: A\nlabel: A\ndescription: A.\nnonsense: 1\n---\n',
    )
    const known = diagnostics[0]?.hint?.replace(/^.*: |\.$/g, '').split(', ') ?? []
    expect(known).toContain('title')
    expect(known.filter((name) => !guide.includes(`| \`${name}\` |`))).toEqual([])
  })
})
