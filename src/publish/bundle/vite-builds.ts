import { createHash } from 'node:crypto'
import {
  build,
  type InlineConfig,
  type Manifest,
  mergeConfig,
  type Plugin,
  type Rolldown,
} from 'vite'
import { outputFiles } from '../../system/bundled-modules.ts'
import type { OutputFiles } from '../write/output.ts'
import { clientEntries, prerenderEntry } from './page-assets.ts'
import { buildFile } from './vite-config.ts'

export {
  bundleInspector,
  bundleLibraries,
  bundleSampleCompiler,
  knownErrors,
  liveAddresses,
} from './live-libraries.ts'
export { viteConfig } from './vite-config.ts'

/** A script's text with the hash by which a content-security policy names it. */
export type InlineScript = { code: string; hash: string }

/** Bundles what pages load in browsers. */
export async function buildClient(
  base: InlineConfig,
): Promise<{ manifest: Manifest; files: OutputFiles }> {
  const output = await build(
    mergeConfig(base, {
      plugins: [importWithoutPreloading],
      worker: {
        format: 'es',
        rolldownOptions: { output: { entryFileNames: 'assets/[name].[hash:6].js' } },
      },
      build: {
        // One stylesheet for all pages: it's small, and every later page finds it in the cache.
        cssCodeSplit: false,
        write: false,
        copyPublicDir: false,
        manifest: true,
        modulePreload: false,
        target: 'baseline-widely-available',
        // The first versions that read nested rules, all from 2023. Flattened rules would be 1 % larger.
        cssTarget: ['chrome120', 'firefox117', 'safari17.2', 'ios17.2'],
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientEntries,
          // boot.ts imports app.tsx by its address, so the bundler must keep exports that nothing seems to use. Code
          // that lazy chunks share with the app stays in the app's file.
          preserveEntrySignatures: 'allow-extension',
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            entryFileNames: 'assets/[name].[hash:6].js',
            // With more than 64 chunks, the bundler's hashes of six letters aren't enough.
            chunkFileNames: ({ moduleIds }) =>
              `${moduleIds.some(isLoadedByPress) ? '_live' : 'assets'}/[name].[hash:7].js`,
            assetFileNames: 'assets/[name].[hash:6][extname]',
            // Everything that the app imports is one file, React included: one request, and better compression.
            codeSplitting: {
              groups: [{ name: 'app', tags: ['$initial'], test: (id) => !id.endsWith('boot.ts') }],
            },
          },
        },
      },
    } satisfies InlineConfig),
  )
  const files = outputFiles(output as Rolldown.RolldownOutput)
  const manifestPath = '.vite/manifest.json'
  const manifest: Manifest = JSON.parse(String(files.get(manifestPath)))
  files.delete(manifestPath)
  return { manifest, files }
}

/**
 * Whether a chunk is loaded only when a reader runs or edits a sample. Such chunks aren't cached with each release for
 * offline reading.
 */
const isLoadedByPress = (id: string) =>
  /\/src\/live\/(?!page\/live\.tsx)|\/node_modules\/(?:@codemirror|@lezer|@marijn|acorn|@sveltejs|crelt|style-mod|w3c-keyname)\//.test(
    id,
  )

/**
 * Vite wraps each dynamic import in a helper that first loads the styles and imports of the chunk. Here, all pages load
 * the one stylesheet, and lazy chunks import little but the app, so the helper would be 660 bytes for nothing.
 */
const importWithoutPreloading: Plugin = {
  name: 'import-without-preloading',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Bundles what renders pages in this process: `prerender.js` and what it imports. */
export async function buildPrerender(base: InlineConfig): Promise<OutputFiles> {
  const output = await build(
    mergeConfig(base, {
      // The result isn't minified, because only this process reads it.
      build: { write: false, ssr: prerenderEntry, copyPublicDir: false, minify: false },
    } satisfies InlineConfig),
  )
  return outputFiles(output as Rolldown.RolldownOutput)
}

/** Builds an entry as a script that stands in a document. */
export async function buildInlineScript(base: InlineConfig, entry: string): Promise<InlineScript> {
  const code = await buildScript(base, entry)
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}

/** Builds an entry as one classic script, all imports included. */
function buildScript(base: InlineConfig, entry: string): Promise<string> {
  // Otherwise libraries would check this at run time.
  const define = { 'process.env.NODE_ENV': '"production"' }
  return buildFile(mergeConfig(base, { define } satisfies InlineConfig), entry, 'iife')
}
