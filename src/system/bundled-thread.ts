import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleModules, type Modules, writeModules } from './bundled-modules.ts'
import { codeParts } from './code-version.ts'
import { diskCache } from './disk-cache.ts'
import { projectRoot } from './project.ts'

/** Packages that find binaries beside their own files, so they can't be bundled. */
const withBinaries = ['rolldown', 'oxfmt', '@resvg/resvg-js']

/**
 * The address of the bundle of a thread's module with its packages in their current versions; null when there is none.
 * @param module what the thread runs, from the project's root
 */
export async function findThreadBundle(module: string): Promise<string | null> {
  const bundle = await diskCache<Modules>('threads').read(module, await codeParts(module))
  return bundle ? placed(module, bundle.value) : null
}

/**
 * Bundles a thread's module with its packages, once for each version of these, and returns the bundle's address. A
 * thread of Node 20 takes more than a second to load hundreds of modules through the loader for TypeScript, which each
 * thread has to start for itself; the bundle takes a fifth of that.
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
