import { addressesIn } from '../offline/document-files.ts'
import { manifestPath, type OfflineManifest } from '../offline/manifest.ts'
import type { Release } from '../offline/release.ts'
import { htmlPath } from '../router/route-table.ts'
import type { Files } from './output.ts'
import { contentHash } from './page-files.ts'

/** Stands at the root of the site, because a worker answers for what is below its own address. */
export const serviceWorkerFile = 'service-worker.js'

const notSaved = /^assets\/not-saved\.\w+\.html$/
const siteData = /^assets\/site-data\.\w+\.json$/

export type OfflineInput = {
  /** Everything that is published, and its brotli copies. */
  all: Files
  compressed: Files
  routes: string[]
  basePath: string
  /** The local engine's files; empty where a service answers. */
  search: string[]
  /** The worker's script, which reads its release from a constant. */
  script: string
}

/**
 * The service worker with its release, and the list of what a copy of the whole site takes.
 * @throws Error when a document names a file that is not published
 */
export function offlineFiles(input: OfflineInput): Files {
  const { all, routes, search, script } = input
  const manifest = createManifest(input)
  const shell = [...all.keys()].filter((file) => /^assets\//.test(file) && !isSearchFile(file))
  const release: Release = {
    id: manifest.release,
    shell,
    notSaved: shell.find((file) => notSaved.test(file)) ?? '',
    siteData: shell.find((file) => siteData.test(file)) ?? '',
    search,
  }
  assertWhole(input, routes)
  return new Map([
    [manifestPath, JSON.stringify(manifest)],
    [serviceWorkerFile, `const siteRelease=${JSON.stringify(release)};\n${script}\n`],
  ])
}

const isSearchFile = (file: string) => /^assets\/search-\w+\.\w+\.json$/.test(file)

/** Pages under their own addresses, then all that they load or offer: files for machines stay out. */
function createManifest({ all, compressed, routes, basePath }: OfflineInput): OfflineManifest {
  const documents = routes.map((route) => ({ path: route.slice(1), file: htmlPath(route) }))
  const shown = new Set(
    documents.flatMap(({ file }) => addressesIn(String(all.get(file)), basePath)),
  )
  const others = [...all.keys()]
    .filter(
      (file) =>
        /^(assets|_pages|examples)\//.test(file) ||
        /^[^/]+\.(png|svg|ico|webmanifest)$/.test(file) ||
        shown.has(file),
    )
    .map((file) => ({ path: file, file }))
  const entries = [...documents, ...others]
  const hashes = entries.map(({ path, file }) => `${path} ${contentHash(all.get(file) ?? '')}`)
  return {
    release: contentHash(hashes.join('\n')),
    pages: routes.length,
    files: entries.map(({ path, file }) => {
      const stored = all.get(file)?.length ?? 0
      return [path, compressed.get(`${file}.br`)?.length ?? stored, stored]
    }),
  }
}

/** What a browser keeps of a page is what its document names, so all of that must be there. */
function assertWhole({ all, basePath }: OfflineInput, routes: string[]): void {
  for (const route of routes) {
    const named = addressesIn(String(all.get(htmlPath(route))), basePath)
    const missing = named.filter((file) => !all.has(file))
    if (missing.length > 0) {
      throw new Error(`The page ${route} names ${missing.join(', ')}, which is not published.`)
    }
  }
}
