import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheDir } from '../../system/project.ts'
import { type Files, writeFiles } from '../write/output.ts'
import { hashOfFiles, remember } from '../write/remember.ts'
import type { Bundle, BundleFiles, BundleOptions, Prerender } from './bundle.ts'

/**
 * The bundle, and the files of it that browsers load. While neither code nor settings change it is the
 * last one, and the bundler is not even loaded.
 */
export async function keptBundle(options: BundleOptions): Promise<Bundle & { files: Files }> {
  // Pages and their data are not bundled; all else of the content may be.
  const content = await hashOfFiles(options.contentDir, /^(?!docs\/).*(?<!\.test\.tsx?)$/)
  const kept = await remember<BundleFiles>('bundle', [options, content], async () => {
    const { bundle } = await import('./bundle.ts')
    return bundle(options)
  })
  const { prerenderFiles, ...rest } = kept
  return { ...rest, prerender: await load(prerenderFiles) }
}

/** Loads the prerenderer from a folder in the project, where it finds its packages. */
async function load(files: Files): Promise<Prerender> {
  const folder = path.join(cacheDir, 'prerender', String(process.pid))
  try {
    await writeFiles(folder, files)
    const built: { prerender: Prerender } = await import(
      pathToFileURL(path.join(folder, 'prerender.js')).href
    )
    return built.prerender
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
