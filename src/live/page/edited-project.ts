import { compileFile } from '../compile/compile-file.ts'
import { importedNames, linkModules, placeModule } from '../compile/link-modules.ts'
import { previewCode, previewOf } from '../compile/preview.ts'
import { resolveSpecifier } from '../compile/resolve.ts'
import { librariesFor } from '../libraries.ts'
import type { LivePage, LiveSample, Preview } from '../live-page.ts'

/** A file of a sample's project with the reader's edits. */
type ProjectFile = { path: string; code: string }

/**
 * Compiles a project in the browser, as the build compiles the page's samples.
 * @param files the sample first
 * @param preview what to show of it, if anything
 * @throws {SampleSyntaxError}
 */
export function compileProject(
  files: ProjectFile[],
  preview?: Preview,
): Pick<LivePage, 'modules'> & { sample: Omit<LiveSample, 'lines'> } {
  const paths = files.map(({ path }) => path)
  const packages = new Set<string>()
  const link = (from: string, specifier: string): number | string => {
    const path = resolveSpecifier(paths, from, specifier)
    if (path !== undefined) return paths.indexOf(path)
    packages.add(specifier)
    return specifier
  }
  const below = preview && files[0] ? previewCode(files[0].code, preview) : null
  const compiled = files.map((file, index) =>
    index === 0
      ? compileFile({ ...file, code: file.code + (below ?? '') }, true)
      : compileFile(file, false),
  )
  const all = () => new Map(paths.map((path, index) => [path, index]))
  const placed = compiled.map((module, index) => {
    const { path } = files[index] as ProjectFile
    return placeModule(path, module, (specifier) => link(path, specifier), all)
  })
  const { assertions = [], prints = [] } = compiled[0] ?? {}
  return {
    modules: linkModules(placed),
    sample: {
      entry: 0,
      libraries: librariesFor(packages, compiled.flatMap(importedNames)),
      assertions,
      prints,
      ...(preview && below !== null && { preview }),
    },
  }
}

/** Compiles a project of the playground. It shows what its first file can show. */
export const compileShown = (files: readonly ProjectFile[]) =>
  compileProject([...files], previewOf(files))
