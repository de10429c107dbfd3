import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { removeOld } from '../system/remove-old.ts'
import { compilerVersion } from './compiler-version.ts'

/** Another process may still compile with the bundle before last, so old ones stay a while. */
const keptForMs = 24 * 60 * 60 * 1000

/** Where the bundle of the compiler as it is now stands, or would stand. */
export async function compilerBundlePath(cacheDir: string, root: string): Promise<string> {
  return path.join(cacheDir, 'compiler', await compilerVersion(root), 'compile-worker.js')
}

/**
 * Puts the compiler and its packages into one file of JavaScript, once for each version of it, and
 * returns that file. The compiler's hundreds of modules take a thread of Node 20 more than a
 * second to load through the loader for TypeScript; the bundle takes a fifth of that.
 */
export async function bundleCompiler(cacheDir: string, root: string): Promise<string> {
  const file = await compilerBundlePath(cacheDir, root)
  if (await exists(file)) return file
  const folder = path.dirname(file)
  const partial = `${folder}.${process.pid}`
  removeOld(path.dirname(folder), keptForMs)
  const { build } = await import('vite')
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: path.join(import.meta.dirname, 'compile-worker.ts'),
      outDir: partial,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      // This bundler shares the machine with the site's: how long it takes says nothing.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    // Packages with binaries find them beside their own files; the formatter is in few files as it is.
    ssr: { noExternal: true, external: ['rolldown', '@swc/wasm-typescript', 'prettier'] },
  })
  // Another process may have been faster, with the same bundle.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }))
  return file
}

export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )
