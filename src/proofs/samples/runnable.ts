import { type Project, type ProjectFile, resolveImport } from '../../compiler/code/project.ts'
import { compileFile } from '../../live/compile/compile-file.ts'
import type { CompiledModule } from '../../live/compile/compile-module.ts'
import { linkModule } from '../../live/compile/link-module.ts'
import type { LiveModule } from '../../live/live-page.ts'

/** A sample compiled as for readers, with the files that it imports. The first module is the sample. */
export type Runnable = Pick<CompiledModule, 'assertions' | 'prints' | 'mistakes'> & {
  modules: LiveModule[]
  /** What the modules import that is no file of the project. */
  packages: string[]
  needsDom: boolean
}

/** @throws {SampleSyntaxError} */
export function compileRunnable(sample: ProjectFile, project: Project): Runnable {
  const modules: LiveModule[] = []
  const files: ProjectFile[] = []
  const packages = new Set<string>()

  function link(file: ProjectFile, compiled: CompiledModule): void {
    const index = files.push(file) - 1
    modules[index] = linkModule(file.path, compiled, (specifier) => {
      const imported = resolveImport(project, file, specifier)
      if (!imported) {
        packages.add(specifier)
        return specifier
      }
      if (!files.includes(imported)) link(imported, compileFile(imported, false))
      return files.indexOf(imported)
    })
  }

  const compiled = compileFile(sample, true)
  link(sample, compiled)
  const { assertions, prints, mistakes } = compiled
  const needsDom = files.some(
    ({ path, code }) => /\.(?:[jt]sx|css)$/.test(path) || /\b(?:document|window)\b/.test(code),
  )
  return { modules, packages: [...packages], assertions, prints, mistakes, needsDom }
}
