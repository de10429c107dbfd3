import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Manifest } from 'vite'
import type { DocumentAssets } from '../../model/document-assets.ts'
import type { PageData } from '../../model/page.ts'
import type { SiteData } from '../../model/site-data.ts'
import { writeModules } from '../../system/bundled-modules.ts'
import { codeParts } from '../../system/code-version.ts'
import { waitForAll } from '../../system/concurrency.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { hash } from '../../system/hash.ts'
import { pathInProject } from '../../system/project.ts'
import type { OutputFiles } from '../write/output.ts'
import type { InlineScript } from './vite-builds.ts'

export type Bundle = {
  manifest: Manifest
  /** What browsers load. */
  files: OutputFiles
  /** The script in the head of every page, with the hash that the Content-Security-Policy allows it by. */
  inlineScript: InlineScript
  /** The script in the head of the home page alone. */
  bannerScript: InlineScript
  /** The service worker's script, which reads its release from a constant. */
  serviceWorker: string
  /** The script of the frame that runs samples. */
  frameScript: InlineScript
  /** What live samples need to run, for sites that have any. */
  liveFiles: OutputFiles
  prerender: Prerender
}

/**
 * The type of what src/site/entries/prerender.tsx exports. Repeated here, because importing it would bring in DOM
 * types.
 */
export type Prerender = (input: {
  page: PageData
  siteData: SiteData
  assets: () => DocumentAssets
}) => Promise<string>

type BundleOptions = {
  contentDir: string
  basePath: string
}

/** A type only: the module is loaded when there is something to bundle. */
type Builds = typeof import('./vite-builds.ts')

const siteOf = ({ contentDir, basePath }: BundleOptions) => [pathInProject(contentDir), basePath]

async function remember<Value>(
  { contentDir, basePath }: BundleOptions,
  name: string,
  inputs: unknown,
  make: (builds: Builds, config: InlineConfig) => Promise<Value>,
): Promise<Value> {
  const parts = {
    ...(await codeParts('src/publish/bundle/vite-builds.ts')),
    'what the bundle is told': hash(JSON.stringify(inputs)),
  }
  return diskCache<Value>('bundles').remember(name, parts, async (record) => {
    const builds = await import('./vite-builds.ts')
    return make(builds, builds.viteConfig({ contentDir, basePath, record }))
  })
}

/**
 * An entry of `src/site/entries` as a script that stands in a document, made again when one of its files has changed.
 * @param entry its name without the ending
 */
export function inlineScriptOf(options: BundleOptions, entry: string): Promise<InlineScript> {
  const ofSite = siteOf(options)
  return remember(
    options,
    `${ofSite.join(' ')} ${entry}`,
    ofSite,
    ({ buildInlineScript }, config) => buildInlineScript(config, `src/site/entries/${entry}.ts`),
  )
}

/**
 * Bundles everything that runs in browsers, and the prerenderer. A bundle is reused until its files, its options or the
 * code that makes it change.
 */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const ofSite = siteOf(options)
  const cached = <Value>(
    name: string,
    inputs: unknown,
    make: (builds: Builds, config: InlineConfig) => Promise<Value>,
  ) => remember(options, name, inputs, make)
  const script = (entry: string) => inlineScriptOf(options, entry)

  // Live samples are bundled without options of the site, so all sites share the bundle.
  const live = await cached('live samples', [], async (builds, config) => {
    const libraries = await builds.bundleLibraries(config)
    const compiler = await builds.bundleSampleCompiler(config)
    const inspector = await builds.bundleInspector(config)
    const errors = builds.knownErrors()
    return {
      files: [...libraries.values(), errors, compiler, inspector],
      addresses: builds.liveAddresses(libraries, errors, compiler, inspector),
    }
  })
  const [inlineScript, bannerScript, frameScript, serviceWorker, client, prerenderFiles] =
    await waitForAll(
      script('inline'),
      script('banner'),
      script('live-frame'),
      script('service-worker'),
      cached(`${ofSite.join(' ')} client`, [ofSite, live.addresses], ({ buildClient }, config) =>
        buildClient({ ...config, define: live.addresses }),
      ),
      cached(`${ofSite.join(' ')} prerender`, ofSite, ({ buildPrerender }, config) =>
        buildPrerender(config),
      ),
    )
  const chunks = [...client.files]
  return {
    manifest: client.manifest,
    files: new Map(chunks.filter(([file]) => !isLiveFile(file))),
    inlineScript,
    bannerScript,
    serviceWorker: serviceWorker.code,
    frameScript,
    liveFiles: new Map([...chunks.filter(([file]) => isLiveFile(file)), ...live.files]),
    prerender: await load(prerenderFiles),
  }
}

/** Files that only a site with live samples needs: the buttons, and everything that they load. */
const isLiveFile = (file: string) => /^(?:_live\/|assets\/live\.)/.test(file)

async function load(modules: OutputFiles): Promise<Prerender> {
  const file = path.join(await writeModules(modules), 'prerender.js')
  const built: { prerender: Prerender } = await import(pathToFileURL(file).href)
  return built.prerender
}
