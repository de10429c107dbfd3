import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'
import type { RecordFile } from '../../system/disk-cache.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'
import { highlightedCode } from './highlighted-code.ts'
import { recordFiles } from './record-files.ts'

/** The timings of plugins mean nothing here, because compiling runs at the same time. */
const checks = { bundlerTimings: false }

/**
 * What every use of Vite has in common: development server, browser build and prerender build.
 * @param record is told of all files that a build reads
 */
export function viteConfig(options: {
  contentDir: string
  basePath: string
  record?: RecordFile
}): InlineConfig {
  const recorders = options.record ? [recordFiles(options.contentDir, options.record)] : []
  return {
    configFile: false,
    root: projectRoot,
    base: options.basePath,
    cacheDir: path.join(cacheDir, 'vite'),
    publicDir: path.join(options.contentDir, 'public'),
    appType: 'custom',
    logLevel: 'warn',
    plugins: [highlightedCode, react(), ...recorders],
    build: { rolldownOptions: { checks } },
    worker: { plugins: () => recorders, rolldownOptions: { checks } },
    resolve: {
      alias: [{ find: /^#content\//, replacement: `${options.contentDir}/` }],
    },
  }
}

/** Builds an entry as one file, all imports included but those that the configuration calls external. */
export async function buildFile(
  base: InlineConfig,
  entry: string,
  format: 'cjs' | 'es' | 'iife',
): Promise<string> {
  const output = (await build(
    mergeConfig(base, {
      build: {
        write: false,
        copyPublicDir: false,
        // Vite requires a name for one of the formats.
        lib: { entry: path.join(projectRoot, entry), formats: [format], name: 'inline' },
      },
    } satisfies InlineConfig),
  )) as Rolldown.RolldownOutput[]
  return output[0]?.output[0].code.trim() ?? ''
}
