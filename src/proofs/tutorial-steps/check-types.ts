import path from 'node:path'
import { writeFolder } from '../../site-compiler/examples/write-folder.ts'
import { codeParts } from '../../system/code-version.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { hash } from '../../system/hash.ts'
import { projectRoot } from '../../system/project.ts'
import { runTsc, type TypeDiagnostic } from '../../system/run-tsc.ts'
import type { FileTexts } from './follow-page.ts'

const cache = diskCache<TypeDiagnostic[][]>('tutorial-steps')

const isScript = (file: string) => /\.[mc]?[jt]sx?$/.test(file)

/** A file that no step changes and that takes long to check. */
const leftOut = 'vite.config.ts'

/**
 * The type errors of an application in each of its states. All states are one program, so that types of packages, which
 * take most of the time, are checked once, and files only when they have changed.
 */
export async function typeErrorsOf(name: string, states: FileTexts[]): Promise<TypeDiagnostic[][]> {
  const parts = {
    ...(await codeParts('src/proofs/tutorial-steps/check-types.ts')),
    'the files of the steps': hash(...states.flatMap((files) => [...files].flat())),
  }
  return cache.remember(name, parts, () => checkTogether(name, states))
}

async function checkTogether(name: string, states: FileTexts[]): Promise<TypeDiagnostic[][]> {
  const together = new Map<string, string>()
  for (const [index, files] of states.entries()) {
    for (const [file, code] of files) {
      if (file === leftOut || file.endsWith('.json')) continue
      together.set(`${index}/${file}`, isScript(file) ? withRelativeImports(file, code) : code)
    }
  }
  const { compilerOptions } = JSON.parse(states[0]?.get('tsconfig.json') ?? '{}')
  const config = {
    compilerOptions: { ...compilerOptions, paths: undefined },
    files: [...together.keys()].filter(isScript),
  }
  together.set('tsconfig.json', JSON.stringify(config))

  // Below the project, so that imports find its packages.
  const directory = path.join(projectRoot, '.cache/steps', name)
  writeFolder(directory, new Map([...together].map(([file, text]) => [file, Buffer.from(text)])))
  const errors = await runTsc(directory)
  return states.map((_, index) =>
    errors
      .filter((error) => error.path.startsWith(`${index}/`))
      .map((error) => ({ ...error, path: error.path.replace(/^\d+\//, '') })),
  )
}

/** `@/` is the application's own source folder. Each state has its own. */
function withRelativeImports(file: string, code: string): string {
  const way = path.posix.relative(path.posix.dirname(file), 'src') || '.'
  return code.replace(/(?<=['"])@(?=\/)/g, way.startsWith('.') ? way : `./${way}`)
}
