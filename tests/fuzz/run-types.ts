/**
 * `npm run fuzz:types`: takes the types out of TypeScript that others wrote, and compares the syntax tree of what is left
 * with that of what the TypeScript compiler emits. The sources are this project's and those that its packages publish.
 *
 * `npm run fuzz:types -- ../TypeScript/tests/cases/conformance`: the sources below other folders.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { firstDifference } from '../../src/compiler/code/same-program.ts'
import { parseScript } from '../../src/compiler/code/syntax.ts'
import { Edits } from '../../src/live/compile/edits.ts'
import { languageOf, parseModule, SampleSyntaxError } from '../../src/live/compile/parse-module.ts'
import { lineAt, type Node } from '../../src/live/compile/syntax-tree.ts'
import { refusals, removeTypes } from '../../src/live/compile/types.ts'
import { cacheDir, projectRoot } from '../../src/system/project.ts'
import { runTsc } from '../../src/system/run-tsc.ts'

const compilerOptions = {
  target: 'esnext',
  module: 'preserve',
  moduleDetection: 'force',
  verbatimModuleSyntax: true,
  noCheck: true,
  noResolve: true,
  types: [],
  jsx: 'preserve',
  rootDir: 'sources',
  outDir: 'emitted',
}

const folder = path.join(cacheDir, 'types')
const asked = process.argv.slice(2)
const roots = asked.length > 0 ? asked : ['src', 'tests', 'bench', 'examples', 'node_modules']
const outcomes = new Map<string, string[]>()

rmSync(folder, { recursive: true, force: true })
for (const [index, root] of roots.entries()) {
  for (const file of sourcesIn(path.resolve(projectRoot, root))) {
    // The compiler emits nothing for what is below a folder of packages.
    const name = path.join(String(index), file.replaceAll('node_modules', 'packages'))
    mkdirSync(path.dirname(path.join(folder, 'sources', name)), { recursive: true })
    cpSync(path.resolve(projectRoot, root, file), path.join(folder, 'sources', name))
  }
}
const files = sourcesIn(path.join(folder, 'sources'))
const settings = { compilerOptions, files: files.map((file) => path.join('sources', file)) }
writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(settings))
const mistaken = new Set((await runTsc(folder)).map((mistake) => mistake.path))
for (const file of files) {
  const outcome = mistaken.has(path.join('sources', file))
    ? 'mistakes for the compiler'
    : compare(file)
  outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), file])
}
for (const [outcome, found] of [...outcomes].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`${String(found.length).padStart(6)}  ${outcome}`)
  if (/^(?:different|unread)/.test(outcome)) {
    process.exitCode = 1
    for (const file of found) console.log(`        ${file}`)
  }
}

function sourcesIn(root: string): string[] {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
  return all
    .filter((entry) => entry.isFile() && /^(?!.*\.d\.).*\.[mc]?tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/** What comes of a file without its types, in words. */
function compare(file: string): string {
  const code = readFileSync(path.join(folder, 'sources', file), 'utf8')
  const name = file.replace(/ts(x?)$/, 'js$1')
  const emitted = readFileSync(path.join(folder, 'emitted', name), 'utf8')
  const edits = new Edits(code)
  try {
    removeTypes(parseModule(code, languageOf(file)), edits)
  } catch (error) {
    if (!(error instanceof SampleSyntaxError)) throw error
    const isMeant = Object.values(refusals).includes(error.message)
    return `${isMeant ? 'refused' : 'unread'}: ${error.message}`
  }
  const javascript = edits.apply()
  if (lineAt(javascript, javascript.length) !== lineAt(code, code.length)) return 'different lines'
  const offset = firstDifference(programOf(emitted), programOf(javascript))
  return offset === null ? 'the same' : 'different'
}

function programOf(code: string): Node {
  // The compiler leaves imports and exports of nothing where only types were.
  const meant = code.replace(/^[ \t]*(?:import|export) *\{[ ,]*\}(?: *from.*)?;?$/gm, '')
  const { program, errors } = parseScript(meant, 'jsx')
  // Code with mistakes has no program.
  const mistakes = errors.map(({ message }) => ({ type: message, start: 0, end: 0 }))
  const node = program as unknown as Node
  return mistakes.length > 0 ? { ...node, body: mistakes } : node
}
