import { collectDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import { expectedOneOf } from '../model/suggestion.ts'
import type { Composed, Files } from './compose.ts'

type PackageFile = {
  dependencies?: { [name: string]: string }
  devDependencies?: { [name: string]: string }
}

/**
 * Compares the packages that a checkpoint asks for with those it imports and with the project's own,
 * which it is checked with: the archive must install what the check has seen.
 */
export function checkPackages({ files, origins }: Composed, project: PackageFile): Diagnostic[] {
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
  const wanted = allPackages(JSON.parse(source))
  const installed = allPackages(project)
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
  for (const [name, file] of importedPackages(files)) {
    if (wanted[name] !== undefined) continue
    report(
      { line: 1 },
      `\`${file}\` imports \`${name}\`, which is not listed.`,
      expectedOneOf(name, Object.keys(wanted)),
    )
  }
  return diagnostics
}

const allPackages = ({ dependencies, devDependencies }: PackageFile) => ({
  ...dependencies,
  ...devDependencies,
})

/** Package → a file that imports it. `@/` is the application's own source folder. */
function importedPackages(files: Files): Map<string, string> {
  const packages = new Map<string, string>()
  for (const [file, content] of files) {
    if (!/\.(tsx?|mjs|jsx?)$/.test(file)) continue
    const imports = content
      .toString()
      .matchAll(/\b(?:from|import)\s*(?:\(\s*)?'(?!@\/)([^'.#/][^']*)'/g)
    for (const [, specifier = ''] of imports) {
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
      if (!name.startsWith('node:')) packages.set(name, file)
    }
  }
  return packages
}
