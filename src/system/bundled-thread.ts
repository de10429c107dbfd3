import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleModules, type Modules, writeModules } from './bundled-modules.ts'
import { codeParts } from './code-version.ts'
import { diskCache } from './disk-cache.ts'
import { projectRoot } from './project.ts'

/** Packages with binaries, which they find beside their own files. */
const withBinaries = ['rolldown', '@swc/wasm-typescript', 'oxfmt', '@resvg/resvg-js']

/**
 * The address of the module in which what a thread runs and its packages are bundled as they are now; null when they
 * haven't been.
 * @param module what the thread runs, from the project's root
 */
export async function findThreadBundle(module: string): Promise<string | null> {
  const bundle = await diskCache<Modules>('threads').read(module, await codeParts(module))
  return bundle ? placed(module, bundle.value) : null
}

/**
 * Puts what a thread runs and its packages into one module, once for each version of it, and returns the address of
 * that. Hundreds of modules take a thread of Node 20 more than a second to load through the loader for TypeScript, which
 * each thread has to start for itself; the bundle takes a fifth of that.
 */
export async function bundleThread(module: string): Promise<string> {
  const modules = await diskCache<Modules>('threads').remember(
    module,
    await codeParts(module),
    () =>
      bundleModules({
        root: projectRoot,
        build: { ssr: module },
        ssr: { noExternal: true, external: withBinaries },
      }),
  )
  return placed(module, modules)
}

async function placed(module: string, modules: Modules): Promise<string> {
  const file = `${path.basename(module, '.ts')}.mjs`
  return pathToFileURL(path.join(await writeModules(modules), file)).href
}
