import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { deadCommands, deadPaths, deadPathsInCode, deadPatterns } from './support/documents.ts'
import { filesBelow, importsOf } from './support/imports.ts'

type Override = {
  includes: string[]
  linter: {
    rules: { style: { noRestrictedImports: { options: { patterns: [{ group: string[] }] } } } }
  }
}

const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file)
const isForTests = (file: string) => /\.(test|test-d|test-support)\./.test(file)
const isFixture = (file: string) => file.startsWith('tests/fixtures/')

const modules = filesBelow('src').filter((file) => isCode(file) && !isForTests(file))
const importsByFile = new Map(modules.map((file) => [file, importsOf(file)]))
/** The start page and the theme are code of the content, out of what the layout and the articles are made of. */
const codeOfContent = ['content/home/', 'content/theme/']
const siteData = filesBelow('content').filter(
  (file) =>
    isCode(file) && ![...codeOfContent, 'content/docs/'].some((folder) => file.startsWith(folder)),
)
const named = filesBelow('src', 'scripts', 'tests', 'bench').filter((file) => !isFixture(file))
const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...filesBelow('docs', 'src', 'tests', 'bench', 'examples', 'content'),
].filter((file) => file.endsWith('.md') && !file.startsWith('content/docs/') && !isFixture(file))

it('addresses are decoded where a malformed one throws nothing', () => {
  const isGuarded = new Set([
    'src/model/safe-decode.ts',
    'src/server/addresses.ts',
    'src/compiler/html/images.ts',
  ])
  const others = modules.filter(
    (file) => !isGuarded.has(file) && /\bdecodeURI(Component)?\(/.test(readFileSync(file, 'utf8')),
  )
  expect(others, 'Use safeDecode of src/model').toEqual([])
})

describe('imports', () => {
  it('are held to the layers of src/biome.json, of which each folder is one', () => {
    const { overrides } = JSON.parse(readFileSync('src/biome.json', 'utf8'))
    const folders = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    const layers: string[] = overrides.map(({ includes }: Override) => includes[0]?.split('/')[0])
    expect([...layers].sort()).toEqual(folders.sort())
    for (const [index, { linter }] of (overrides as Override[]).entries()) {
      const [{ group }] = linter.rules.style.noRestrictedImports.options.patterns
      expect(group[0]).toBe(`**/{${layers.join(',')}}/**`)
      const allowed = group.at(-1)?.match(/[a-z-]+/g) ?? []
      expect(layers.slice(0, index + 1), 'a layer imports those above it').toEqual(
        expect.arrayContaining(allowed),
      )
    }
  })

  it('bring no schema to browsers', () => {
    const reached = new Set(filesBelow('src/site/entries').filter((file) => modules.includes(file)))
    const packages = new Set<string>()
    for (const file of reached) {
      const imports = isCode(file) ? importsOf(file) : []
      for (const { isOurs, isType, target } of imports) {
        if (!isType) (isOurs ? reached : packages).add(target)
      }
    }
    expect(packages).toContain('react')
    expect(packages).not.toContain('zod')
  })

  it('of what browsers load lead to no module of Node', () => {
    const entries = modules.filter((file) => /^src\/site\/entries\/(?!prerender)/.test(file))
    const loaded = new Set(entries)
    const forNode = new Set<string>()
    for (const file of loaded) {
      for (const { isOurs, isType, target } of importsByFile.get(file) ?? []) {
        if (isType) continue
        if (isOurs && isCode(target)) loaded.add(target)
        else if (target.startsWith('node:')) forNode.add(file)
      }
    }
    expect(loaded.size).toBeGreaterThan(150)
    expect([...forNode]).toEqual([])
  })

  it('of the data in content/ are types only', () => {
    const others = siteData.flatMap((file) =>
      importsOf(file)
        .filter(({ isType, target }) => !isType && !target.startsWith('content/'))
        .map(({ specifier }) => `${file} imports ${specifier}, which is more than a type`),
    )
    expect(others).toEqual([])
  })
})

describe('names', () => {
  const words = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
  const vague = /^(utils?|helpers?|common|misc|shared|lib|managers?|stuff)$/

  it('of files and folders are in kebab-case', () => {
    const others = named.filter((file) =>
      file.split('/').some((part) => part !== 'README.md' && !words.test(part)),
    )
    expect(others).toEqual([])
  })

  it('say what is inside, where "utils" would not', () => {
    const others = named.filter((file) =>
      file.split('/').some((part) => vague.test(part.replace(/\..*$/, ''))),
    )
    expect(others).toEqual([])
  })

  it('are those of the module, which is no index of others', () => {
    expect(modules.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
  })
})

describe('documents', () => {
  const layerFolders = new Set(modules.map((file) => file.split('/').slice(0, 2).join('/')))

  it.each([...layerFolders])('%s opens with a README of two to six lines', (folder) => {
    const text = readFileSync(path.join(folder, 'README.md'), 'utf8')
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.length).toBeLessThanOrEqual(6)
  })

  it('name only files and folders that exist', () => {
    expect(documents.flatMap((file) => deadPaths(file))).toEqual([])
    expect([...modules, ...siteData].flatMap((file) => deadPathsInCode(file))).toEqual([])
  })

  it('of TypeScript and npm name only files that exist', () => {
    const files = [
      ...readdirSync('.'),
      ...filesBelow('bench', 'content', 'examples', 'scripts', 'src', 'tests'),
    ]
    const tsconfigs = files.filter((file) => /^tsconfig.*\.json$/.test(file))
    expect(tsconfigs.length).toBeGreaterThan(3)
    expect(tsconfigs.flatMap((file) => deadPatterns(file, files))).toEqual([])
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const paths = Object.values<string>(scripts).flatMap(
      (line) => line.match(/[\w/-]+(?:\.\w+)+/g) ?? [],
    )
    expect(paths.filter((file) => !files.includes(file))).toEqual([])
  })

  it('give a reason for each package', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const installed = Object.keys({ ...dependencies, ...devDependencies })
      .filter((name) => !name.startsWith('@types/'))
      .sort()
    const [, table = ''] = readFileSync('docs/architecture.md', 'utf8').split('\n## Dependencies\n')
    const explained = [...table.matchAll(/^\| [^|]* \| ([^|]*) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    )
    expect(explained.sort()).toEqual(installed)
  })

  it('name only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(documents.flatMap((file) => deadCommands(file, Object.keys(scripts)))).toEqual([])
  })

  it('are found out when they name a file that is gone', () => {
    const text = 'See [this](./gone.md) and `src/gone/file.ts`, but `src/<name>/` is a pattern.'
    expect(deadPaths('docs/page.md', text)).toHaveLength(2)
    expect(deadPaths('src/server/README.md', 'See `serving.ts` and `gone.ts`.')).toHaveLength(1)
  })
})
