import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { isTypeScript, type Project, type ProjectFile } from '../../compiler/code/project.ts'
import { syntaxDiagnostics } from '../../compiler/code/syntax.ts'
import { languageOf } from '../../live/compile/parse-module.ts'
import { mapConcurrent } from '../../system/concurrency.ts'
import { runTsc, type TypeDiagnostic } from '../../system/run-tsc.ts'

export type SampleTypeDiagnostic = {
  file: ProjectFile
  /** In the sample's code, counted from 1. */
  line: number
  /** TypeScript's number without `TS`. */
  code: number
  message: string
}

/** The settings that the docs recommend, and those that make stripping types possible. */
const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  // A sample without imports is also a module, so its names don't conflict with those of other samples.
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  // Pages may import a file that they show in JavaScript, whose types aren't checked.
  allowJs: true,
  checkJs: false,
  skipLibCheck: true,
  noEmit: true,
  types: ['vite/client'],
}

/**
 * Type-checks the projects' own TypeScript files, which have been written to `directory`.
 *
 * @throws {Error} when the compiler itself cannot work, such as with a broken installation.
 */
export async function typecheck(
  projects: Project[],
  directory: string,
): Promise<SampleTypeDiagnostic[]> {
  const files = new Map<string, ProjectFile>()
  for (const { folder, files: members } of projects) {
    for (const file of members) files.set(path.posix.join(folder, file.path), file)
  }
  const results = await mapConcurrent(availableParallelism(), programsOf(projects), (roots) =>
    runCompiler(roots, directory),
  )
  return results.flat().flatMap(({ path: name, ...error }) => {
    const file = files.get(name)
    return file?.isOwn && isTypeScript(file) ? [{ file, ...error }] : []
  })
}

const reachesOut = /^[ \t]*declare\s+(?:module|global)\b/m

/**
 * Root files of each program. One program holds nearly all. Samples that declare something for other modules
 * get a program of their own, or every other sample would be checked with their declarations. So do projects in which
 * a file can't be parsed, because the compiler doesn't check the types of such a program.
 */
function programsOf(projects: Project[]): string[][] {
  const shared: string[] = []
  const own: string[][] = []
  for (const { folder, files } of projects) {
    const typed = files.filter(isTypeScript)
    const pathOf = (file: ProjectFile) => path.posix.join(folder, file.path)
    const isLoose = (file: ProjectFile) => !('title' in file.sample.options)
    const outward = typed.filter(({ code }) => reachesOut.test(code))
    const titled = outward.filter((file) => !isLoose(file))
    const isUnreadable = typed.some(
      (file) => syntaxDiagnostics(file.code, languageOf(file.path)).length > 0,
    )
    for (const file of outward.filter(isLoose)) own.push([file, ...titled].map(pathOf))
    const others = typed
      .filter((file) => !outward.includes(file) || titled.includes(file))
      .map(pathOf)
    if (titled.length > 0 || isUnreadable) own.push(others)
    else shared.push(...others)
  }
  return [shared, ...own].filter(({ length }) => length > 0)
}

let programs = 0

async function runCompiler(roots: string[], directory: string): Promise<TypeDiagnostic[]> {
  const config = `tsconfig.${programs++}.json`
  mkdirSync(directory, { recursive: true })
  writeFileSync(path.join(directory, config), JSON.stringify({ compilerOptions, files: roots }))
  return runTsc(directory, config)
}
