import { readFileSync } from 'node:fs'
import {
  finalProjectsOf,
  type Project,
  type ProjectFile,
  projectsOf,
} from '../../../src/compiler/code/project.ts'
import { parseScript } from '../../../src/compiler/code/syntax.ts'
import { languageOf } from '../../../src/live/compile/parse-module.ts'
import { type Node, walk } from '../../../src/live/compile/syntax-tree.ts'
import { createModules } from '../../../src/live/frame/modules.ts'
import type { Page } from '../../../src/model/page.ts'
import { compileRunnable } from '../../../src/proofs/samples/runnable.ts'
import { compilePage } from '../../../src/site-compiler/compiler.ts'
import { projectRoot } from '../../../src/system/project.ts'

type Wanted = {
  /** Titles of samples, whose exports the test gets: `src/store.ts`. */
  files?: string[]
  /**
   * Id of a section → names that a sample without a title declares there. Of this sample only these declarations
   * run, with all that they refer to, so what the sample does with them doesn't happen, except for calls that are named
   * as well: `autosave.startListening()`.
   */
  declarations?: { [section: string]: string[] }
  /** Files are as they are at the end of this section, and not of the page. */
  until?: string
  /** Which of several ways that the page shows. */
  alternative?: string
  /** What takes the place of a file or package, such as the page's own server: path or name → its exports. */
  replace?: { [path: string]: object }
}

// biome-ignore lint/suspicious/noExplicitAny: the exports of a file that TypeScript doesn't see
type Exports = { [name: string]: any }

/**
 * Runs code of a page, as a reader takes it into an app, and returns its exports. Each call runs it anew.
 * @param id path of the page below content/docs, without extension
 * @throws Error if the page doesn't have the code
 */
export async function codeOf<Code extends object = Exports>(
  id: string,
  { files = [], declarations = {}, until, alternative, replace = {} }: Wanted,
): Promise<Code> {
  const source = readFileSync(`content/docs/${id}.md`, 'utf8')
  const page = await pageOf(id, source)
  const limit = until === undefined ? Number.POSITIVE_INFINITY : sectionOf(source, until).end
  const shown = { ...page, samples: page.samples.filter(({ line }) => line < limit) }
  const project = lastProjectOf(shown, alternative)
  const parts = Object.entries(declarations).map(([section, names]) => {
    const { start, end } = sectionOf(source, section)
    const inSection = shown.samples.filter(({ line }) => line > start && line < end)
    return declaring(project, { ...shown, samples: inSection }, names)
  })
  const [template] = project.files
  if (!template) throw new Error(`${id} has no files`)
  for (const path of files) {
    if (!project.files.some((file) => file.path === path)) {
      const paths = project.files.map((file) => file.path).join(', ')
      throw new Error(`${id} has no file ${path}, but ${paths}`)
    }
  }
  const paths = [...files, ...parts.map(({ path }) => path)]
  const code = paths.map((path) => `export * from './${path}'`).join('\n')
  const entry = { ...template, path: 'recipe.ts', code }
  const isReplaced = ({ path }: ProjectFile) => path in replace
  const kept = [...project.files.filter((file) => !isReplaced(file)), ...parts]
  const { modules, packages } = compileRunnable(entry, { ...project, files: kept })
  const registry = new Map<string, Exports>()
  for (const name of packages) registry.set(name, replacing(name, replace) ?? (await import(name)))
  const { run, namespaceOf } = createModules(modules, {
    registry,
    at: (_file, _line, value) => value,
    guard: { check: () => {}, last: () => ({ file: '', line: 0 }), end: () => {} },
    addStyle: () => {},
  })
  await run(0)
  return { ...namespaceOf(0) } as Code
}

const compiled = new Map<string, Promise<Page>>()

function pageOf(id: string, text: string): Promise<Page> {
  const known = compiled.get(id)
  if (known) return known
  const source = { id, sourcePath: `content/docs/${id}.md`, text, lastUpdated: null }
  const page = compilePage(source, { root: projectRoot, basePath: '/', routes: {} }).then(
    ({ page }) => {
      if (!page) throw new Error(`${id} does not compile`)
      return page
    },
  )
  compiled.set(id, page)
  return page
}

/** All files of the page in their last state. */
function lastProjectOf(page: Page, alternative?: string): Project {
  const finals = finalProjectsOf(page)
  const project =
    finals.length < 2 ? (finals[0] ?? projectsOf(page)[0]) : finals.find(isOf(alternative))
  if (!project) throw new Error(`${page.id} needs an alternative, or has no samples`)
  return project
}

const isOf =
  (alternative = '') =>
  ({ folder }: Project) =>
    folder.endsWith(`/end-${alternative}`)

/** What an import that's no file of the project gets instead: `../server` is `src/server.ts` in whichever folder. */
function replacing(specifier: string, replace: Exports): object | undefined {
  const end = (path: string) => `/${path.replace(/^(?:\.{1,2}\/)+|\.[jt]sx?$/g, '')}`
  const path = Object.keys(replace).find((path) => end(path).endsWith(end(specifier)))
  return path && replace[path]
}

/** First and last line of a section with its subsections. */
function sectionOf(source: string, id: string): { start: number; end: number } {
  const lines = source.split('\n')
  const start = lines.findIndex((line) => /^#{2,6} /.test(line) && line.endsWith(`{#${id}}`))
  if (start < 0) throw new Error(`There is no section #${id}`)
  const level = lines[start]?.indexOf(' ') ?? 0
  const next = lines.findIndex(
    (line, index) =>
      index > start && /^#{2,6} .*\{#[^}]+\}$/.test(line) && line.indexOf(' ') <= level,
  )
  return { start: start + 1, end: next < 0 ? lines.length + 1 : next + 1 }
}

/** A file of the declarations of the first sample that has all these names. */
function declaring(project: Project, page: Page, names: string[]): ProjectFile {
  for (const { files } of projectsOf(page)) {
    for (const file of files) {
      const code = declarationsIn(file, names)
      if (code !== null) return { ...file, path: file.path.replace(/[^/]*$/, 'of-$&'), code }
    }
  }
  throw new Error(`${project.folder}: no sample of the section declares ${names.join(', ')}`)
}

function declarationsIn(file: ProjectFile, names: string[]): string | null {
  const body = parseScript(file.code, languageOf(file.path)).program.body as unknown as Node[]
  const callOf = ({ type, expression }: Node) => {
    const { callee } = (type === 'ExpressionStatement' ? expression : {}) as { callee?: Node }
    return callee ? [`${file.code.slice(callee.start, callee.end)}()`] : []
  }
  const statements = body.map((node) => ({
    node,
    declared: [...declaredBy(node), ...callOf(node)],
    isKept: false,
  }))
  const declared = statements.flatMap(({ declared }) => declared)
  if (!names.every((name) => declared.includes(name))) return null
  const needed = [...names]
  for (const name of needed) {
    for (const statement of statements) {
      if (statement.isKept || !statement.declared.includes(name)) continue
      statement.isKept = true
      needed.push(...namesIn(statement.node))
    }
  }
  const kept = statements.filter(({ node, isKept }) => isKept || node.type === 'ImportDeclaration')
  const exported = kept.flatMap(({ node, declared }) =>
    node.type === 'ExportNamedDeclaration' ? declared : [],
  )
  const rest = names.filter((name) => !exported.includes(name) && !name.endsWith('()'))
  return [
    ...kept.map(({ node }) => file.code.slice(node.start, node.end)),
    `export { ${rest.join(', ')} }`,
  ].join('\n')
}

function declaredBy(statement: Node): string[] {
  const node = (statement.declaration as Node | null) ?? statement
  if (node.type !== 'VariableDeclaration') return node.id ? namesIn(node.id as Node) : []
  return (node.declarations as { id: Node }[]).flatMap(({ id }) => namesIn(id))
}

/** All names in code, those of properties included: a declaration too many does no harm. */
function namesIn(node: Node): string[] {
  const names: string[] = []
  walk(node, ({ type, name }) => {
    if (/Identifier$/.test(type)) names.push(String(name))
  })
  return names
}
