import path from 'node:path'
import { bundleModules, type Modules, writeModules } from '../system/bundled-modules.ts'
import { codeParts } from '../system/code-version.ts'
import { diskCache } from '../system/disk-cache.ts'
import { projectRoot } from '../system/project.ts'

const name = 'compile-worker'
const entry = `src/site-compiler/${name}.ts`
const parts = () => codeParts(entry)

/** The module in which the compiler and its packages are bundled as they are now; null when they haven't been. */
export async function findCompilerBundle(): Promise<string | null> {
  const bundle = await diskCache<Modules>('compiler').read(name, await parts())
  return bundle ? placed(bundle.value) : null
}

/**
 * Puts the compiler and its packages into one module, once for each version of it, and
 * returns that file. The compiler's hundreds of modules take a thread of Node 20 more than a
 * second to load through the loader for TypeScript; the bundle takes a fifth of that.
 */
export async function bundleCompiler(): Promise<string> {
  const cache = diskCache<Modules>('compiler')
  const modules = await cache.remember(name, await parts(), () =>
    bundleModules({
      root: projectRoot,
      build: { ssr: entry },
      // Packages with binaries find them beside their own files.
      ssr: { noExternal: true, external: ['rolldown', '@swc/wasm-typescript', 'oxfmt'] },
    }),
  )
  return placed(modules)
}

const placed = async (modules: Modules) => path.join(await writeModules(modules), `${name}.mjs`)
