import { existsSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
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
import { writeModules } from '../system/bundled-modules.ts'
import { exportsOf } from './package-exports.ts'

export type ReadSettings = {
  /** The settings from all files without errors. */
  settings: Partial<Settings>
  diagnostics: Diagnostic[]
}

/**
 * Reads the current settings of a content folder from disk, and finds their mistakes.
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

/** Reports packages that can't be imported, because search and the spelling check need their exports. */
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

/** All settings; null if there are errors among them. */
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
  let bundled: Bundled | undefined
  try {
    bundled = await bundleModule(path.join(root, file))
    // Node loads the module at an address only once, so the address changes with the code.
    const folder = await writeModules(new Map([[moduleName, bundled.code]]))
    const module = await import(pathToFileURL(path.join(folder, moduleName)).href)
    return checkFileValue(file, source.text, schema, { ...module })
  } catch (error) {
    const line = bundled ? lineOfFailure(path.basename(file), bundled.map, error) : 1
    return failure(line, `The module cannot be run: ${error}.`)
  }
}

type Bundled = { code: string; map: SourceMap }

const moduleName = 'settings.mjs'

/** Bundles a TypeScript module from disk with everything that it imports, except packages. */
async function bundleModule(input: string): Promise<Bundled> {
  const bundle = await rolldown({ input, external: /^[^./][^:]/, logLevel: 'silent' })
  const { output } = await bundle.generate({ codeSplitting: false, sourcemap: true })
  await bundle.close()
  const [{ code, map }] = output
  return { code, map: new SourceMap(map as unknown as SourceMapPayload) }
}

/** The line where a module failed, from the stack of the error. */
function lineOfFailure(name: string, map: SourceMap, error: unknown): number {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, ...position] = /settings\.mjs:(\d+):(\d+)/.exec(stack) ?? []
  const [line = 1, column = 1] = position.map(Number)
  const origin = map.findOrigin(line, column)
  return 'fileName' in origin && path.basename(origin.fileName) === name ? origin.lineNumber : 1
}
