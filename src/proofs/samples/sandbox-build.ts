import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleModules, type Modules, writeModules } from '../../system/bundled-modules.ts'
import { codeParts } from '../../system/code-version.ts'
import { diskCache } from '../../system/disk-cache.ts'

/**
 * Bundles the sandbox, once for each version of it, and returns the URL of its module. The
 * 600 modules of the DOM load four times as fast from one file, for each sample that renders something.
 * @param cacheDir the folder of the disk cache
 */
export async function buildSandbox(cacheDir?: string): Promise<URL> {
  const cache = diskCache<Modules>('sandbox', cacheDir)
  const modules = await cache.remember(
    'sandbox',
    {
      ...(await codeParts('src/proofs/samples/sandbox.ts')),
      ...(await codeParts('src/proofs/samples/sandbox-build.ts')),
    },
    () =>
      bundleModules({
        root: import.meta.dirname,
        ssr: { noExternal: true },
        build: { ssr: 'sandbox.ts', minify: false },
      }),
  )
  return pathToFileURL(path.join(await writeModules(modules, cacheDir), 'sandbox.mjs'))
}
