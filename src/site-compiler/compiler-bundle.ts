import path from 'node:path'
import { bundleModules, type Modules, placeModules } from '../system/bundled-modules.ts'
import { diskCache } from '../system/disk-cache.ts'
import { projectRoot } from '../system/project.ts'
import { compilerVersion } from './compiler-version.ts'

const name = 'compile-worker'

/** The module in which the compiler and its packages are bundled as they are now; null when they haven't been. */
export async function findCompilerBundle(cacheDir: string): Promise<string | null> {
  const modules = await diskCache<Modules>('compiler', cacheDir).read(name, await compilerVersion())
  return modules ? placed(modules, cacheDir) : null
}

/**
 * Puts the compiler and its packages into one module, once for each version of it, and
 * returns that file. The compiler's hundreds of modules take a thread of Node 20 more than a
 * second to load through the loader for TypeScript; the bundle takes a fifth of that.
 */
export async function bundleCompiler(cacheDir: string): Promise<string> {
  const cache = diskCache<Modules>('compiler', cacheDir)
  const modules = await cache.remember(name, await compilerVersion(), () =>
    bundleModules({
      root: projectRoot,
      build: { ssr: path.join(import.meta.dirname, `${name}.ts`) },
      // Packages with binaries find them beside their own files; the formatter is in few files as it is.
      ssr: { noExternal: true, external: ['rolldown', '@swc/wasm-typescript', 'prettier'] },
    }),
  )
  return placed(modules, cacheDir)
}

const placed = async (modules: Modules, cacheDir: string) =>
  path.join(await placeModules(modules, cacheDir), `${name}.mjs`)
