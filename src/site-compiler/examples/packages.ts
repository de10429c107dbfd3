import { collectDiagnostics, type Diagnostic } from '../../model/diagnostic.ts'
import { packageOf } from '../../model/package-name.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import type { Composed } from './compose.ts'

const isScript = (file: string) => /\.(tsx?|mjs|jsx?)$/.test(file)

/** The parts of a package.json that are checked. */
export type PackageJson = {
  scripts?: { [name: string]: string }
  dependencies?: { [name: string]: string }
  devDependencies?: { [name: string]: string }
}

/**
 * Compares the packages in a checkpoint's package.json with those that it imports, and with the project's own, because
 * the archive has to install the versions that were checked.
 */
export function checkPackages({ files, origins }: Composed, project: PackageJson): Diagnostic[] {
  const [firstFile = 'examples'] = origins.values()
  const { diagnostics, report } = collectDiagnostics(origins.get('package.json') ?? firstFile)
  const source = files.get('package.json')?.toString()
  if (source === undefined) {
    report(
      { line: 1 },
      'The application has no `package.json`.',
      'Put one into its `base`, so that it can be installed.',
    )
    return diagnostics
  }
  const lines = source.split('\n')
  const wanted = listedPackages(JSON.parse(source))
  const installed = listedPackages(project)
  for (const [name, range] of Object.entries(wanted)) {
    const line = lines.findIndex((text) => text.includes(`"${name}"`)) + 1
    if (installed[name] === undefined) {
      report(
        { line },
        `\`${name}\` is no package of this project.`,
        `Run \`npm install -D ${name}@${range}\`.`,
      )
    } else if (installed[name] !== range) {
      report(
        { line },
        `\`${name}\` is asked for as \`${range}\`.`,
        `It is checked with \`${installed[name]}\`: write that.`,
      )
    }
  }
  const imported = [...files].flatMap(([file, content]) =>
    isScript(file) ? importedPackages(content.toString()).map((name) => [name, file] as const) : [],
  )
  for (const [name, file] of new Map(imported)) {
    if (wanted[name] !== undefined) continue
    report(
      { line: 1 },
      `\`${file}\` imports \`${name}\`, which is not listed.`,
      expectedOneOf(name, Object.keys(wanted)),
    )
  }
  return diagnostics
}

/** Dependencies and development dependencies → their version ranges. */
export const listedPackages = ({ dependencies, devDependencies }: PackageJson) => ({
  ...dependencies,
  ...devDependencies,
})

/** Names of the packages that code imports, each once. `@/` is the application's own source folder. */
export function importedPackages(code: string): string[] {
  const imports = code.matchAll(/\b(?:from|import)\s*(?:\(\s*)?'(?!@\/|node:)([^'.#/][^']*)'/g)
  return [...new Set([...imports].map(([, specifier = '']) => packageOf(specifier)))]
}
