import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeModules } from '../../system/bundled-modules.ts'
import { hashOfFiles } from '../../system/hash.ts'
import { cached } from '../write/cached.ts'
import type { OutputFiles } from '../write/output.ts'
import type { Bundle, BundleFiles, BundleOptions, Prerender } from './bundle.ts'

/**
 * The bundle, and the files of it that browsers load. While neither code nor settings change it is the
 * last one, and the bundler is not even loaded.
 */
export async function cachedBundle(
  options: BundleOptions,
): Promise<Bundle & { files: OutputFiles }> {
  // Pages and their data are not bundled; all else of the content may be.
  const content = await hashOfFiles(options.contentDir, /^(?!docs\/).*(?<!\.test\.tsx?)$/)
  const name = `bundle ${options.contentDir} ${options.basePath}`
  const { prerenderFiles, ...rest } = await cached<BundleFiles>(
    name,
    [options, content],
    async () => {
      const { bundle } = await import('./bundle.ts')
      return bundle(options)
    },
  )
  return { ...rest, prerender: await load(prerenderFiles) }
}

async function load(modules: OutputFiles): Promise<Prerender> {
  const file = path.join(await writeModules(modules), 'prerender.js')
  const built: { prerender: Prerender } = await import(pathToFileURL(file).href)
  return built.prerender
}
