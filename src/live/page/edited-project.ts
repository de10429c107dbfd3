import { compileFile } from '../compile/compile-file.ts'
import { importedNames, linkModules, placeModule } from '../compile/link-modules.ts'
import type { ShownProject } from '../compile/preview-code.ts'
import { resolveSpecifier } from '../compile/resolve.ts'
import { librariesFor } from '../libraries.ts'
import type { LivePage, LiveSample } from '../live-page.ts'

/**
 * Compiles a project in the browser, as the build compiles the page's samples.
 * @param files the sample first, with the code that shows it
 * @param shown what it shows, or why it shows nothing
 * @throws {SampleSyntaxError}
 */
export function compileProject(
  files: ShownProject['files'],
  shown: Omit<ShownProject, 'files'> = {},
): Pick<LivePage, 'modules'> & { sample: Omit<LiveSample, 'lines'> } {
  const paths = files.map(({ path }) => path)
  const packages = new Set<string>()
  const link = (from: string, specifier: string): number | string => {
    const path = resolveSpecifier(paths, from, specifier)
    if (path !== undefined) return paths.indexOf(path)
    packages.add(specifier)
    return specifier
  }
  const compiled = files.map((file, index) => compileFile(file, index === 0))
  const all = () => new Map(paths.map((path, index) => [path, index]))
  const placed = compiled.map((module, index) => {
    const { path = '' } = files[index] ?? {}
    return placeModule(path, module, (specifier) => link(path, specifier), all)
  })
  const { assertions = [], prints = [] } = compiled[0] ?? {}
  return {
    modules: linkModules(placed),
    sample: {
      entry: 0,
      libraries: librariesFor(
        packages,
        compiled.flatMap(importedNames),
        files.map(({ code }) => code).join('\n'),
      ),
      assertions,
      prints,
      ...shown,
    },
  }
}
