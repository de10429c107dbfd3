import path from 'node:path'
import { languageOf, syntaxDiagnostics } from '../compiler/code/syntax.ts'
import { importedPackages } from '../examples/packages.ts'
import { writeFolder } from '../examples/write-folder.ts'
import { codeParts } from '../system/code-version.ts'
import { diskCache } from '../system/disk-cache.ts'
import { hash } from '../system/hash.ts'
import { projectRoot } from '../system/project.ts'
import { runTsc, type TypeDiagnostic } from '../system/run-tsc.ts'
import { dependenciesOf, type FileTexts } from './app-files.ts'

export type StepDiagnostic = Pick<TypeDiagnostic, 'path' | 'line' | 'message'>

const cache = diskCache<StepDiagnostic[]>('tutorial-steps')

const isScript = (file: string) => /\.[mc]?[jt]sx?$/.test(file)

/** A file of the base that no step changes, and that takes a long time to check. */
const leftOut = 'vite.config.ts'

/**
 * The type errors of an application in each of its states. States that were checked before aren't checked again. The
 * others form one program, so that the types of packages, which take most of the time, are checked once.
 */
export async function typeDiagnosticsOf(
  name: string,
  states: FileTexts[],
): Promise<StepDiagnostic[][]> {
  const code = await codeParts('src/tutorial-steps/check-types.ts')
  const parts = states.map((files) => ({
    ...code,
    'the files of the step': hash(...[...files].flat()),
  }))
  const cacheName = (index: number) => `${name}/step-${index + 1}`
  const results = await Promise.all(
    parts.map(async (own, index) => (await cache.read(cacheName(index), own))?.value),
  )

  const unknown = [...states.entries()].filter(([index]) => results[index] === undefined)
  // TypeScript doesn't check the types of a program that has a syntax error.
  const [readable, unreadable] = [true, false].map((wanted) =>
    unknown.filter(([, files]) => (syntaxDiagnosticsOf(files).length === 0) === wanted),
  ) as [typeof unknown, typeof unknown]
  for (const [index, files] of unreadable) results[index] = syntaxDiagnosticsOf(files)
  const typed = await checkTogether(
    name,
    readable.map(([, files]) => files),
  )
  for (const [at, [index]] of readable.entries()) results[index] = typed[at] ?? []

  await Promise.all(
    unknown.map(([index]) =>
      cache.write(cacheName(index), parts[index] ?? {}, results[index] ?? []),
    ),
  )
  return results.map((diagnostics) => diagnostics ?? [])
}

function syntaxDiagnosticsOf(files: FileTexts): StepDiagnostic[] {
  return [...files].flatMap(([file, code]) => {
    if (!isScript(file)) return []
    return syntaxDiagnostics(code, languageOf(file)).map((diagnostic) => ({
      path: file,
      ...diagnostic,
    }))
  })
}

async function checkTogether(name: string, states: FileTexts[]): Promise<StepDiagnostic[][]> {
  const [first] = states
  if (!first) return []
  const folder = (index: number) => `state-${index}`
  const together = new Map<string, Buffer>()
  const roots: string[] = []
  for (const [index, files] of states.entries()) {
    for (const [file, code] of files) {
      if (file === leftOut || file.endsWith('.json')) continue
      const combinedPath = `${folder(index)}/${file}`
      together.set(
        combinedPath,
        Buffer.from(isScript(file) ? withRelativeImports(file, code) : code),
      )
      if (isScript(file)) roots.push(combinedPath)
    }
  }
  const { compilerOptions } = JSON.parse(first.get('tsconfig.json') ?? '{}')
  const config = { compilerOptions: { ...compilerOptions, paths: undefined }, files: roots }
  together.set('tsconfig.json', Buffer.from(JSON.stringify(config)))

  // Below the project, so that imports find its packages.
  const directory = path.join(projectRoot, '.cache/steps', name)
  writeFolder(directory, together)
  const diagnostics = await runTsc(directory)
  return states.map((_, index) =>
    diagnostics.flatMap(({ path: combinedPath, line, code, message }) =>
      combinedPath.startsWith(`${folder(index)}/`)
        ? {
            path: combinedPath.slice(folder(index).length + 1),
            line,
            message: `TS${code}: ${message.split('\n')[0]}`,
          }
        : [],
    ),
  )
}

/** `@/` is the application's own source folder, and each state has its own. */
function withRelativeImports(file: string, code: string): string {
  const way = path.posix.relative(path.posix.dirname(file), 'src') || '.'
  return code.replace(/(?<=['"])@(?=\/)/g, way.startsWith('.') ? way : `./${way}`)
}

/** Imports of packages that the application doesn't list. They work here, but not on the reader's machine. */
export function unlistedPackages(files: FileTexts): { file: string; name: string }[] {
  const listed = dependenciesOf(files)
  return [...files].flatMap(([file, code]) => {
    if (!isScript(file)) return []
    const missing = importedPackages(code).filter((name) => listed[name] === undefined)
    return missing.map((name) => ({ file, name }))
  })
}
