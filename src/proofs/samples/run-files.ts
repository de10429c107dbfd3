import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformWithOxc } from 'vite'
import { type Project, type ProjectFile, resolveImport } from '../../compiler/code/project.ts'
import { languageOf, parseScript } from '../../compiler/code/syntax.ts'
import { type Instrumented, instrument } from './instrument.ts'

export type Runnable = Instrumented & {
  /** URL of the sample's module. */
  entry: string
  needsDom: boolean
}

/**
 * Writes a sample, and the files of its project that it imports, as modules that Node can run: below `directory`, which
 * must be new for each sample.
 */
export async function writeRunnable(
  sample: ProjectFile,
  project: Project,
  directory: string,
): Promise<Runnable> {
  const language = languageOf(sample.path)
  const instrumented = instrument(sample.code, language)
  const written = new Set<string>()
  let needsDom = false

  async function write(file: ProjectFile, code: string) {
    if (written.has(file.path)) return
    written.add(file.path)
    needsDom ||= /\.[jt]sx$/.test(file.path) || /\b(?:document|window)\b/.test(code)
    const target = path.join(directory, `${file.path}.mjs`)
    mkdirSync(path.dirname(target), { recursive: true })
    if (!isScript(file.path)) {
      writeFileSync(target, file.path.endsWith('.json') ? `export default ${code}` : '')
      return
    }
    const { code: rewritten, imports } = rewriteImports(file, code, project)
    writeFileSync(target, await toModule(file.path, rewritten))
    for (const imported of imports) await write(imported, imported.code)
  }

  await write(sample, instrumented.code)
  const entry = pathToFileURL(path.join(directory, `${sample.path}.mjs`)).href
  return { ...instrumented, entry, needsDom }
}

const isScript = (name: string) => /\.[mc]?[jt]sx?$/.test(name)

async function toModule(name: string, code: string): Promise<string> {
  const result = await transformWithOxc(code, `/${name}`, {
    lang: languageOf(name),
    sourceType: 'module',
    sourcemap: true,
    target: 'es2022',
    typescript: { onlyRemoveTypeImports: true },
    jsx: { runtime: 'automatic', development: false },
  })
  const map = Buffer.from(JSON.stringify(result.map)).toString('base64')
  return `${result.code}\n//# sourceMappingURL=data:application/json;base64,${map}\n`
}

/** Points imports of project files at the modules written for them. */
function rewriteImports(file: ProjectFile, code: string, project: Project) {
  const { module } = parseScript(code, languageOf(file.path))
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest)),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
  const ends = new Map<number, number>()
  for (const request of requests) if (request) ends.set(request.start, request.end)

  const imports: ProjectFile[] = []
  let rewritten = code
  for (const [start, end] of [...ends].sort(([a], [b]) => b - a)) {
    const specifier = /^(['"])(\.{1,2}\/.*)\1$/s.exec(code.slice(start, end))?.[2]
    if (specifier === undefined) continue
    const imported = resolveImport(project, file, specifier)
    if (!imported) continue
    imports.push(imported)
    const from = path.posix.dirname(file.path)
    const relative = path.posix.relative(from, `${imported.path}.mjs`)
    rewritten = `${rewritten.slice(0, start)}'./${relative}'${rewritten.slice(end)}`
  }
  return { code: rewritten, imports }
}
