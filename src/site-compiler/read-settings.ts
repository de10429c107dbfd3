import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import {
  checkFileValue,
  lineInFile,
  type ReadValue,
  readContentJson,
} from '../compiler/analysis/content-values.ts'
import { syntaxDiagnostics } from '../compiler/code/syntax.ts'
import { readProjectText } from '../compiler/source/content-files.ts'
import { type Diagnostic, errorIn, hasErrors } from '../model/diagnostic.ts'
import {
  type DocumentedPackage,
  type Settings,
  settingsFiles,
  withoutFile,
} from '../model/settings.ts'
import { exportsOf } from './package-exports.ts'

export type ReadSettings = {
  /** What the files say that have no errors. */
  settings: Partial<Settings>
  diagnostics: Diagnostic[]
}

/**
 * Reads the settings of a content folder as they are on disk now, and finds all that is wrong with them.
 * @param contentDir path from `root`, with slashes
 */
export async function readSettings(root: string, contentDir: string): Promise<ReadSettings> {
  const diagnostics: Diagnostic[] = []
  async function read<Name extends keyof typeof settingsFiles>(name: Name) {
    const file = path.posix.join(contentDir, name)
    type Value = z.infer<(typeof settingsFiles)[Name]>
    if (!existsSync(path.join(root, file)) && name in withoutFile) {
      return withoutFile[name as keyof typeof withoutFile] as Value
    }
    const schema = settingsFiles[name]
    const found = await (name.endsWith('.json')
      ? readContentJson(root, file, schema)
      : readModule(root, file, schema))
    if ('value' in found) return found.value as Value
    if ('diagnostics' in found) diagnostics.push(...found.diagnostics)
    else {
      const hint = `Expected ${schema.description}: see docs/another-site.md.`
      diagnostics.push(errorIn({ file }, `The file cannot be read: ${found.reason}.`, hint))
    }
    return undefined
  }
  const site = await read('site.ts')
  const publishedIds = await read('published-ids.json')
  const searchSynonyms = await read('search-synonyms.ts')
  const packages = await read('packages.ts')
  const missing = await checkPackages(root, contentDir, packages?.packages ?? [])
  const settings = {
    ...(site && { site }),
    ...(await read('sidebar.ts')),
    ...(await read('redirects.ts')),
    ...(missing.length === 0 && packages),
    ...(await read('spelling.ts')),
    ...(searchSynonyms && { searchSynonyms }),
    ...(publishedIds && { publishedIds }),
  }
  return { settings, diagnostics: [...diagnostics, ...missing] }
}

/** Packages that cannot be imported: search and the check of names need what they export. */
async function checkPackages(
  root: string,
  contentDir: string,
  packages: DocumentedPackage[],
): Promise<Diagnostic[]> {
  const file = path.posix.join(contentDir, 'packages.ts')
  const found = await Promise.allSettled(packages.map(({ name }) => exportsOf(name)))
  return found.flatMap((result, index) => {
    const name = packages[index]?.name
    if (result.status === 'fulfilled') return []
    const line = lineInFile(root, file, ['packages', index, 'name'])
    const hint = `Install it with \`npm install ${name}\`, or take it out of the file.`
    return [errorIn({ file, line }, `The package \`${name}\` cannot be imported.`, hint)]
  })
}

/** All settings; null when there are errors among them. */
export function soundSettings({ settings, diagnostics }: ReadSettings): Settings | null {
  return hasErrors(diagnostics) ? null : (settings as Settings)
}

/** The exports of a module of the content. */
async function readModule<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): Promise<ReadValue<z.infer<Schema>> | { reason: string }> {
  const source = readProjectText(root, file)
  if ('reason' in source) return source
  const failure = (line: number, message: string) => ({
    diagnostics: [
      errorIn({ file, line }, message, `Expected a module that exports ${schema.description}.`),
    ],
  })
  const [syntax] = syntaxDiagnostics(source.text, 'ts')
  if (syntax) return failure(syntax.line, `Unexpected syntax: ${syntax.message}.`)
  const modulePath = path.join(root, file)
  try {
    // A module is loaded once under one address, so the address changes with the file.
    const { mtimeMs } = statSync(modulePath)
    const module = await import(`${pathToFileURL(modulePath).href}?changed=${Math.floor(mtimeMs)}`)
    return checkFileValue(file, source.text, schema, { ...module })
  } catch (error) {
    return failure(lineOfFailure(modulePath, error), `The module cannot be run: ${error}.`)
  }
}

/** The line of a module in which it failed, from the stack of the failure. */
function lineOfFailure(modulePath: string, error: unknown): number {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, ...positions] = stack.split(path.basename(modulePath))
  return Number(/^[^\s:]*:(\d+):\d+/.exec(positions[0] ?? '')?.[1] ?? 1)
}
