import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { listFiles } from '../../src/system/list-files.ts'

export type Import = {
  /** As written: `./blocks.tsx`, `#content/site.ts`, `react`. */
  specifier: string
  /** Path from the project's root for a file of ours, otherwise the package's name. */
  target: string
  isOurs: boolean
  /** A type import, which doesn't exist at run time. */
  isType: boolean
}

/** Files below folders of the project, as paths from its root. A missing folder has no files. */
export function filesBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) => listFiles(folder).map((file) => path.posix.join(folder, file)))
}

/**
 * What a module imports and re-exports, dynamic imports included, read with a real parser.
 * Dynamic imports with a computed address are left out.
 */
export function importsOf(file: string, code = readFileSync(file, 'utf8')): Import[] {
  const { module, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const found: [specifier: string, isType: boolean][] = [
    ...module.staticImports.map(({ moduleRequest, entries }): [string, boolean] => [
      moduleRequest.value,
      entries.length > 0 && entries.every(({ isType }) => isType),
    ]),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }): [string, boolean][] =>
        moduleRequest ? [[moduleRequest.value, isType]] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }): [string, boolean][] => {
      const source = code.slice(moduleRequest.start, moduleRequest.end)
      return /^(['"]).*\1$/.test(source) ? [[source.slice(1, -1), false]] : []
    }),
  ]
  return found.map(([specifier, isType]) => ({ specifier, isType, ...resolve(file, specifier) }))
}

function resolve(file: string, specifier: string): { target: string; isOurs: boolean } {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) {
    return { target: path.posix.join(path.posix.dirname(file), bare), isOurs: true }
  }
  if (bare.startsWith('#')) return { target: bare.slice(1), isOurs: true }
  const [scope = '', name = ''] = bare.split('/')
  return { target: bare.startsWith('@') ? `${scope}/${name}` : scope, isOurs: false }
}
