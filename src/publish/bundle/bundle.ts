import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  build,
  type InlineConfig,
  type Manifest,
  mergeConfig,
  type Plugin,
  type Rolldown,
} from 'vite'
import type { DocumentAssets } from '../../model/document-assets.ts'
import type { PageData } from '../../model/page.ts'
import type { SiteData } from '../../model/site-data.ts'
import { outputFiles } from '../../system/bundled-modules.ts'
import { cacheDir } from '../../system/project.ts'
import { cached } from '../write/cached.ts'
import { type OutputFiles, readFiles } from '../write/output.ts'
import {
  bundleInspector,
  bundleLibraries,
  bundleSampleCompiler,
  knownErrors,
  liveAddresses,
} from './live-libraries.ts'
import { clientEntries, prerenderEntry } from './page-assets.ts'
import { buildFile, viteConfig } from './vite-config.ts'

export type Bundle = {
  manifest: Manifest
  /** The script that runs in the head of every page, and the hash that lets the policy allow it. */
  inlineScript: InlineScript
  /** The script in the head of the home page alone. */
  bannerScript: InlineScript
  /** The service worker's script: the one that keeps pages, or the one that clears up after it. */
  serviceWorker: string
  /** The script of the frame that runs samples. */
  frameScript: InlineScript
  /** What running samples takes, for sites that have live samples. */
  liveFiles: OutputFiles
  prerender: Prerender
}

/** What src/entries/prerender.tsx exports. Said again here, because this code sees no browser types. */
export type Prerender = (input: {
  page: PageData
  siteData: SiteData
  assets: () => DocumentAssets
}) => Promise<string>

/** A script's text with the hash by which a content-security policy names it. */
export type InlineScript = { code: string; hash: string }

/** What a build makes besides its pages, as it can be kept. */
export type BundleFiles = Omit<Bundle, 'prerender'> & {
  /** What browsers load. */
  files: OutputFiles
  /** The prerenderer: `prerender.js` and what it imports. */
  prerenderFiles: OutputFiles
}

export type BundleOptions = {
  contentDir: string
  basePath: string
  /** Whether browsers keep pages for reading offline. */
  isOffline: boolean
}

/** Bundles everything that runs in browsers, and the prerenderer. */
export async function bundle(options: BundleOptions): Promise<BundleFiles> {
  const base = viteConfig(options)
  const outDir = path.join(cacheDir, 'bundle', String(process.pid))
  const worker = options.isOffline ? 'service-worker' : 'service-worker-retired'
  try {
    const { libraries, compiler, inspector } = await cachedLiveCode(base)
    const errors = knownErrors()
    const [inlineScript, bannerScript, frameScript, serviceWorker, manifest, prerenderFiles] =
      await Promise.all([
        buildInlineScript(base, 'src/entries/inline.ts'),
        buildInlineScript(base, 'src/entries/banner.ts'),
        buildInlineScript(base, 'src/entries/live-frame.ts'),
        buildScript(base, `src/entries/${worker}.ts`),
        buildClient(
          mergeConfig(base, { define: liveAddresses(libraries, errors, compiler, inspector) }),
          outDir,
        ),
        buildPrerender(base),
      ])
    const chunks = [...(await readFiles(outDir))]
    const liveChunks = chunks.filter(([file]) => isLiveFile(file))
    return {
      inlineScript,
      bannerScript,
      frameScript,
      liveFiles: new Map([...liveChunks, ...libraries.values(), errors, compiler, inspector]),
      serviceWorker,
      manifest,
      files: new Map(chunks.filter(([file]) => !isLiveFile(file))),
      prerenderFiles,
    }
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/**
 * The half of bundling that depends on code and packages alone, and not on the site or its address: each site has the
 * same.
 */
function cachedLiveCode(base: InlineConfig) {
  return cached('live-code', [], async () => ({
    libraries: await bundleLibraries(base),
    compiler: await bundleSampleCompiler(base),
    inspector: await bundleInspector(base),
  }))
}

async function buildClient(base: InlineConfig, outDir: string): Promise<Manifest> {
  await build(
    mergeConfig(base, {
      plugins: [importWithoutPreloading],
      worker: {
        format: 'es',
        rolldownOptions: { output: { entryFileNames: 'assets/[name].[hash:6].js' } },
      },
      build: {
        // All styles together are small, and a page that comes later finds its own already there.
        cssCodeSplit: false,
        outDir,
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        target: 'baseline-widely-available',
        // The first that read nested rules, which are 1 % smaller than flattened ones. All are of 2023.
        cssTarget: ['chrome120', 'firefox117', 'safari17.2', 'ios17.2'],
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientEntries,
          // boot.ts imports app.tsx by address, so its exports are used from outside. Code that lazy
          // chunks share with the app stays in the app's one file.
          preserveEntrySignatures: 'allow-extension',
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            entryFileNames: 'assets/[name].[hash:6].js',
            // Of more than 64 chunks, six letters of a hash are not enough for the bundler.
            chunkFileNames: ({ moduleIds }) =>
              `${moduleIds.some(isLoadedByPress) ? '_live' : 'assets'}/[name].[hash:7].js`,
            assetFileNames: 'assets/[name].[hash:6][extname]',
            // All that the app imports is one file, React included: one request, one dictionary.
            codeSplitting: {
              groups: [{ name: 'app', tags: ['$initial'], test: (id) => !id.endsWith('boot.ts') }],
            },
          },
        },
      },
    } satisfies InlineConfig),
  )
  const manifestPath = path.join(outDir, '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestPath, 'utf8'))
  await rm(path.dirname(manifestPath), { recursive: true })
  return manifest
}

/** What only a site with live samples needs: their buttons, and all that a press of these loads. */
const isLiveFile = (file: string) => /^(?:_live\/|assets\/live\.)/.test(file)

/**
 * What a page loads when a reader runs or edits a sample: not part of what is kept of every release for reading
 * offline.
 */
const isLoadedByPress = (id: string) =>
  /\/src\/live\/(?!page\/(?:live|controls)\.ts)|\/node_modules\/(?:@codemirror|@lezer|@marijn|acorn|sucrase|crelt|style-mod|w3c-keyname)\//.test(
    id,
  )

/**
 * Vite wraps each dynamic import in a helper that loads the styles and imports of a chunk first. Here, all pages load
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

async function buildPrerender(base: InlineConfig): Promise<OutputFiles> {
  const output = await build(
    mergeConfig(base, {
      // Only this process reads it.
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
  // Libraries are left to decide this for themselves otherwise.
  const define = { 'process.env.NODE_ENV': '"production"' }
  return buildFile(mergeConfig(base, { define } satisfies InlineConfig), entry, 'iife')
}
