import { type InlineConfig, mergeConfig } from 'vite'
import { framePath } from '../../live/frame-file.ts'
import { type LibraryName, libraryNames } from '../../live/libraries.ts'
import {
  bundleInspector,
  bundleLibrary,
  bundleSampleCompiler,
  knownErrors,
  liveAddresses,
} from '../bundle/live-libraries.ts'
import { buildInlineScript } from '../bundle/vite-builds.ts'
import { frameDocument } from '../site-files/frame-document.ts'

type Answer = { type: string; text: string }

const libraryPath = (name: LibraryName) => `_live/${name}.js`
const errorsPath = '_live/errors.json'
const compilerPath = '_live/compiler.js'
const inspectorPath = '_live/inspector.js'

/** Tells the code of live samples the addresses that its files have in development. */
export const liveConfig: InlineConfig = {
  define: liveAddresses(
    new Map(libraryNames.map((name) => [name, [libraryPath(name), '']])),
    [errorsPath, ''],
    [compilerPath, ''],
    [inspectorPath, ''],
  ),
}

/**
 * Makes the files that live samples need, on request, because most sessions run no samples. Bundles of packages are
 * kept; bundles of the project's own code are made anew each time.
 * @param base the configuration for bundling
 */
export function createLiveFiles(base: InlineConfig): (path: string) => Promise<Answer | null> {
  const config = mergeConfig(base, {
    define: { 'process.env.NODE_ENV': '"development"' },
    // Minifying can take up to ten seconds on a slow machine, and writers would wait for it.
    build: { minify: false },
  } satisfies InlineConfig)
  const libraries = new Map<LibraryName, Promise<string>>()
  const cachedLibrary = (name: LibraryName): Promise<string> => {
    const code = libraries.get(name) ?? bundleLibrary(config, name)
    libraries.set(name, code)
    code.catch(() => libraries.delete(name))
    return code
  }

  return async (path) => {
    const script = (text: string): Answer => ({ type: 'text/javascript', text })
    if (path === framePath) {
      const frame = await buildInlineScript(config, 'src/site/entries/live-frame.ts')
      return { type: 'text/html', text: frameDocument(frame) }
    }
    if (path === compilerPath) return script((await bundleSampleCompiler(config))[1])
    if (path === inspectorPath) return script((await bundleInspector(config))[1])
    if (path === errorsPath) return { type: 'application/json', text: knownErrors()[1] }
    const library = libraryNames.find((name) => libraryPath(name) === path)
    return library ? script(await cachedLibrary(library)) : null
  }
}
