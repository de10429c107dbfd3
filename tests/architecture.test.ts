import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { layers } from '../src/layers.ts'
import { findCircles } from './support/circles.ts'
import { deadCommands, deadPaths, deadPathsInCode, deadPatterns } from './support/documents.ts'
import { forbiddenImports, layerOf, unusedImports } from './support/forbidden-imports.ts'
import {
  layerPicture,
  layerTable,
  targetsOf,
  withGenerated,
} from './support/generated-documents.ts'
import { filesBelow, importsOf } from './support/imports.ts'

const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file)
const isForTests = (file: string) => /\.(test|test-d|test-support)\./.test(file)
const isFixture = (file: string) => file.startsWith('tests/fixtures/')

/** Modules of layers: src/layers.ts itself is read by tools only. */
const modules = filesBelow('src').filter(
  (file) => isCode(file) && !isForTests(file) && file !== 'src/layers.ts',
)
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
  it('are those that src/layers.ts allows', () => {
    expect(modules.flatMap((file) => forbiddenImports(file, importsByFile.get(file)))).toEqual([])
  })

  it('are all that src/layers.ts allows', () => {
    expect(unusedImports(importsByFile), 'Remove these from src/layers.ts').toEqual([])
  })

  it('go only to layers that are listed before', () => {
    const names = layers.map(({ name }) => name)
    const others = layers.flatMap((layer, index) =>
      targetsOf(layer, layers)
        .filter((target) => names.indexOf(target) > index)
        .map((target) => `${layer.name} imports ${target}, which comes later in src/layers.ts`),
    )
    expect(others).toEqual([])
  })

  it('are in docs/architecture.md as the code has them', async () => {
    const generated = { layers: `${layerPicture(layers)}\n\n${layerTable(layers)}` }
    const text = readFileSync('docs/architecture.md', 'utf8')
    await expect(withGenerated(text, generated)).toMatchFileSnapshot('../docs/architecture.md')
  })

  it('never lead back to where they start', () => {
    const oursIn = (file: string) => importsOf(file).filter(({ isOurs }) => isOurs)
    const imports = modules.map((file) => [file, oursIn(file).map(({ target }) => target)] as const)
    expect(findCircles(new Map(imports))).toEqual([])
  })

  it('that lead back are found, with the way', () => {
    const imports = { a: ['b', 'd'], b: ['c', 'd'], c: ['e', 'b'], d: [], e: ['e', 'gone'] }
    expect(findCircles(new Map(Object.entries(imports)))).toEqual(['e → e', 'b → c → b'])
  })

  it('bring no schema to browsers', () => {
    const reached = new Set(filesBelow('src/entries').filter((file) => modules.includes(file)))
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
    const entries = modules.filter((file) => /^src\/entries\/(?!prerender)/.test(file))
    const loaded = new Set(entries)
    for (const file of loaded) {
      const ours = importsByFile.get(file)?.filter(({ isOurs, isType }) => isOurs && !isType)
      for (const { target } of ours ?? []) if (isCode(target)) loaded.add(target)
    }
    const forNode = [...loaded].filter(
      (file) =>
        layerOf(file)?.runsIn === 'Node' ||
        importsByFile
          .get(file)
          ?.some(({ target, isType }) => target.startsWith('node:') && !isType),
    )
    expect(loaded.size).toBeGreaterThan(150)
    expect(forNode).toEqual([])
  })

  it('of the data in content/ are types only', () => {
    const others = siteData.flatMap((file) =>
      importsOf(file)
        .filter(({ isType, target }) => !isType && !target.startsWith('content/'))
        .map(({ specifier }) => `${file} imports ${specifier}, which is more than a type`),
    )
    expect(others).toEqual([])
  })

  it('of the start page and the theme in content/ are those of a page of the site, and of its card', () => {
    const allowed =
      /^(content\/|src\/(components|dom|preferences|preview|site|live\/page\/slice)\/|src\/live\/page\/sample-host\.ts$)/
    const others = filesBelow(...codeOfContent)
      .filter((file) => isCode(file) && !isForTests(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ isOurs, target }) => isOurs && !allowed.test(target))
          .map(({ specifier }) => `${file} imports ${specifier}`),
      )
    expect(others).toEqual([])
  })

  it.each([
    ['src/router/navigation.ts', "import { a } from '../site/app.tsx'"],
    ['src/site/app.tsx', "export { a } from '../compiler/source/parse-markdown.ts'"],
    ['src/site/app.tsx', "const a = import('../search/local/engine.ts')"],
    ['src/directives/tabs/tabs.tsx', "import '../../site/app.css'"],
    ['src/compiler/source/read.ts', "import { a } from '../../components/collapse/collapse.ts'"],
    ['src/compiler/source/parse-markdown.ts', "import { useState } from 'react'"],
    ['src/router/link.ts', "import { site } from '#content/site.ts'"],
    ['src/site/app.tsx', "import { readFileSync } from 'node:fs'"],
    ['src/publish/commands/build.ts', "import { a } from '../../entries/prerender.tsx'"],
    ['src/drawer/thing.ts', ''],
  ])('are refused, with the allowed ones named: %s with %s', (file, code) => {
    const [problem] = forbiddenImports(file, importsOf(file, code))
    expect(problem).toContain(file)
    expect(problem).toMatch(/may import|is in no layer/)
  })

  it.each([
    ['src/directives/tabs/tabs.tsx', "import type { Block } from '../../model/page.ts'"],
    ['src/directives/tabs/tabs.tsx', "import { useState } from 'react'"],
    ['src/directives/tabs/tabs.tsx', "import type { Attributes } from './schema.ts'"],
    ['src/directives/tabs/schema.ts', "import { z } from 'zod'"],
    ['src/compiler/source/read.ts', "import { readFile } from 'node:fs/promises'"],
    ['src/site/app.tsx', "import { site } from '#content/site.ts'"],
    ['src/search/local/read.node.ts', "import { readFile } from 'node:fs/promises'"],
  ])('are allowed: %s with %s', (file, code) => {
    expect(forbiddenImports(file, importsOf(file, code))).toEqual([])
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
