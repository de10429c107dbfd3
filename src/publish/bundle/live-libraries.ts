import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, type InlineConfig, mergeConfig, type Plugin, parseSync } from 'vite'
import { codedPackageNames, readErrorCodes } from '../../directives/error-codes/error-codes.ts'
import { type LibraryName, libraries, libraryNames } from '../../live/libraries.ts'
import { packageOf } from '../../model/package-name.ts'
import { mapConcurrent } from '../../system/concurrency.ts'
import { contentHash } from '../../system/hash.ts'
import { projectRoot } from '../../system/project.ts'
import { buildFile } from './vite-config.ts'

/** A library's file: its path below the output folder, and its text. */
type LibraryFile = [file: string, code: string]

/**
 * Bundles the packages that live samples may import, as texts that the frame evaluates. They are the
 * development versions, whose warnings and messages readers should see.
 */
export async function bundleLibraries(base: InlineConfig): Promise<Map<LibraryName, LibraryFile>> {
  const files = await mapConcurrent(2, libraryNames, async (name) => {
    const code = await bundleLibrary(base, name)
    return [name, [`_live/${name}.${contentHash(code)}.js`, code]] as [LibraryName, LibraryFile]
  })
  return new Map(files)
}

/**
 * The text of one library. It gets packages of other libraries with `require`, so that the frame loads each only once.
 */
export async function bundleLibrary(base: InlineConfig, name: LibraryName): Promise<string> {
  const own: readonly string[] = libraries[name].packages
  const others = libraryNames
    .flatMap((other): readonly string[] => libraries[other].packages)
    .filter((packageName) => !own.includes(packageName))
  return parenthesizeFactories(
    await bundleFile(base, `src/live/libraries/${name}.ts`, 'cjs', others),
  )
}

/**
 * Puts the functions around CommonJS packages back into parentheses, which minifiers remove. Parentheses tell engines
 * that a function is called at once. Without them, an engine parses the function twice: roughly at first, and in full
 * when it's called. That makes loading React take a third longer.
 */
export function parenthesizeFactories(code: string): string {
  const holders = parseSync('library.js', code).program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations.flatMap(holderIn) : [],
  )
  return holders.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    code,
  )
}

/** Finds the function in `const get = once((exports) => { … })`, which is what the bundler writes. */
function holderIn({ init }: ESTree.VariableDeclarator): ESTree.Argument[] {
  if (init?.type !== 'CallExpression' || init.arguments.length !== 1) return []
  return init.arguments.filter(({ type }) => type === 'ArrowFunctionExpression')
}

function bundleFile(
  base: InlineConfig,
  entry: string,
  format: 'es' | 'cjs',
  external: string[],
): Promise<string> {
  const config = mergeConfig(base, {
    define: { 'process.env.NODE_ENV': '"development"', 'import.meta.env.MODE': '"development"' },
    build: {
      target: 'baseline-widely-available',
      // By default, Vite doesn't minify ES libraries, whose comments then contain paths of this machine.
      rolldownOptions: { external, output: { minify: base.build?.minify !== false } },
    },
  } satisfies InlineConfig)
  return buildFile(config, entry, format)
}

/**
 * Bundles the code that compiles an edited sample in the browser. It's a separate bundle, because as a part of the
 * pages' bundle, its older packages would add their loading code to every page.
 */
export async function bundleSampleCompiler(base: InlineConfig): Promise<LibraryFile> {
  const lean = mergeConfig(base, { plugins: [regExpsOfEngine] } satisfies InlineConfig)
  const code = await bundleFile(lean, 'src/live/page/edited-project.ts', 'es', [])
  return [`_live/compiler.${contentHash(code)}.js`, code]
}

/**
 * Acorn checks regular expressions itself, because engines may not know all of them. Here, the engine that will run them
 * checks them: Acorn's check is a tenth of the compiler.
 */
const regExpsOfEngine: Plugin = {
  name: 'regexps-of-engine',
  transform: {
    filter: { id: /\/acorn\/dist\/acorn\.mjs$/ },
    handler(code) {
      const start = code.indexOf('var RegExpValidationState =')
      const end = code.indexOf('// Object type used to represent tokens.')
      if (start === -1 || end < start) {
        throw new Error(
          'src/publish/bundle/live-libraries.ts finds no check of regular expressions in acorn.mjs. Update the marks between which it stands.',
        )
      }
      return `${code.slice(0, start)}
        function RegExpValidationState() {}
        RegExpValidationState.prototype.reset = function(start, source, flags) { Object.assign(this, { start, source, flags }) }
        pp$1.validateRegExpFlags = function() {}
        pp$1.validateRegExpPattern = function({ start, source, flags }) {
          try { new RegExp(source, flags) } catch (error) { this.raise(start, error.message) }
        }
        ${code.slice(end)}`
    },
  },
}

/** Bundles the inspector of a sample's stores, as a text that the frame evaluates. */
export async function bundleInspector(base: InlineConfig): Promise<LibraryFile> {
  const code = await bundleFile(base, 'src/live/inspector/register.ts', 'cjs', [])
  return [`_live/inspector.${contentHash(code)}.js`, code]
}

/** The messages of the packages' errors that this site explains, so that an error can be looked up by its message. */
export function knownErrors(): LibraryFile {
  const known = codedPackageNames.flatMap((id) =>
    readErrorCodes(id, readInstalled).codes.map(({ code, message }) => [`${id}-${code}`, message]),
  )
  const json = JSON.stringify(known)
  return [`_live/errors.${contentHash(json)}.json`, json]
}

function readInstalled(name: string, file: string): { text: string } {
  return { text: readFileSync(path.join(projectRoot, 'node_modules', name, file), 'utf8') }
}

/** The installed versions of the packages that a playground project may need. */
function installedVersions(): { [name: string]: string } {
  const imported = libraryNames.flatMap((name): readonly string[] => libraries[name].packages)
  const tools = ['vite', 'typescript', '@types/react', '@types/react-dom']
  return Object.fromEntries(
    [...new Set([...imported.map(packageOf), ...tools])].map((name) => [
      name,
      JSON.parse(readInstalled(name, 'package.json').text).version,
    ]),
  )
}

/** The constants that src/live/page reads: paths of these files below the base. */
export function liveAddresses(
  files: Map<LibraryName, LibraryFile>,
  [errors]: LibraryFile,
  [compiler]: LibraryFile,
  [inspector]: LibraryFile,
): { [name: string]: string } {
  const addresses = [...files].map(([name, [file]]) => [name, file])
  return {
    'import.meta.env.LIVE_LIBRARIES': JSON.stringify(Object.fromEntries(addresses)),
    'import.meta.env.LIVE_ERRORS': JSON.stringify(errors),
    'import.meta.env.LIVE_COMPILER': JSON.stringify(compiler),
    'import.meta.env.LIVE_VERSIONS': JSON.stringify(installedVersions()),
    'import.meta.env.LIVE_INSPECTOR': JSON.stringify(inspector),
  }
}
