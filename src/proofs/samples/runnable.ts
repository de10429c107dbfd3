import { type Project, type ProjectFile, resolveImport } from '../../compiler/code/project.ts'
import { compileFile } from '../../live/compile/compile-file.ts'
import type { CompiledModule } from '../../live/compile/compile-module.ts'
import { linkModules, type PlacedModule, placeModule } from '../../live/compile/link-modules.ts'
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
  const placed: PlacedModule[] = []
  const files: ProjectFile[] = []
  const packages = new Set<string>()

  function link(file: ProjectFile, compiled: CompiledModule): void {
    const index = files.push(file) - 1
    const place = (imported: ProjectFile): number => {
      if (!files.includes(imported)) link(imported, compileFile(imported, false))
      return files.indexOf(imported)
    }
    const find = (specifier: string) => {
      const imported = resolveImport(project, file, specifier)
      if (imported) return place(imported)
      packages.add(specifier)
      return specifier
    }
    placed[index] = placeModule(
      file.path,
      compiled,
      find,
      () => new Map(project.files.map((each) => [each.path, place(each)])),
    )
  }

  const compiled = compileFile(sample, true)
  link(sample, compiled)
  const { assertions, prints, mistakes } = compiled
  const needsDom = files.some(
    ({ path, code }) => /\.(?:[jt]sx|css)$/.test(path) || /\b(?:document|window)\b/.test(code),
  )
  const modules = linkModules(placed)
  return { modules, packages: [...packages], assertions, prints, mistakes, needsDom }
}
