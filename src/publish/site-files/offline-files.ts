import { pageIndexPath } from '../../model/page-index.ts'
import { htmlPath } from '../../model/routes.ts'
import { manifestPath, type OfflineManifest } from '../../offline/manifest.ts'
import type { Release } from '../../offline/release.ts'
import { contentHash } from '../../system/hash.ts'
import type { OutputFiles } from '../write/output.ts'
import type { PublishedFiles } from '../write/publisher.ts'

/** Stands at the root of the site, because a worker answers for what is below its own address. */
export const serviceWorkerFile = 'service-worker.js'

const notSaved = /^assets\/not-saved\.\w+\.html$/

export type OfflineInput = {
  published: PublishedFiles
  routes: string[]
  /** Path of each document → the published files that it names. */
  namedBy: ReadonlyMap<string, string[]>
  /** The local engine's files; empty where a service answers. */
  search: string[]
  /** The worker's script, which reads its release from a constant. */
  script: string
}

/**
 * The service worker with its release, and the list of what a copy of the whole site takes.
 * @throws Error when a document names a file that is not published
 */
export function offlineFiles(input: OfflineInput): OutputFiles {
  const { published, search, script } = input
  const manifest = createManifest(input)
  const shell = [...published.keys()].filter(
    (file) => file === pageIndexPath || (/^assets\//.test(file) && !isSearchFile(file)),
  )
  const release: Release = {
    id: manifest.release,
    shell: withHashes(published, shell),
    notSaved: shell.find((file) => notSaved.test(file)) ?? '',
    search: withHashes(published, search),
  }
  assertWhole(input)
  return new Map([
    [manifestPath, JSON.stringify(manifest)],
    [serviceWorkerFile, `const siteRelease=${JSON.stringify(release)};\n${script}\n`],
  ])
}

function withHashes(published: PublishedFiles, files: string[]): { [path: string]: string } {
  return Object.fromEntries(files.map((file) => [file, published.get(file)?.hash ?? '']))
}

const isSearchFile = (file: string) => /^assets\/search-\w+\.\w+\.json$/.test(file)

/** Pages under their own addresses, then all that they load or offer: files for machines stay out. */
function createManifest({ published, routes, namedBy }: OfflineInput): OfflineManifest {
  const documents = routes.map((route) => ({ path: route.slice(1), file: htmlPath(route) }))
  const shown = new Set(documents.flatMap(({ file }) => namedBy.get(file) ?? []))
  const others = [...published.keys()]
    .filter(
      (file) =>
        file === pageIndexPath ||
        /^(assets|_pages|_live|_sandbox|examples)\//.test(file) ||
        /^[^/]+\.(png|svg|ico|webmanifest)$/.test(file) ||
        shown.has(file),
    )
    .map((file) => ({ path: file, file }))
  const entries = [...documents, ...others]
  const hashes = entries.map(({ path, file }) => `${path} ${published.get(file)?.hash}`)
  return {
    release: contentHash(hashes.join('\n')),
    pages: routes.length,
    files: entries.map(({ path, file }) => {
      const { size = 0, brotliSize = null, hash = '' } = published.get(file) ?? {}
      return [path, brotliSize ?? size, size, hash]
    }),
  }
}

/** What a browser keeps of a page is what its document names, so all of that must be there. */
function assertWhole({ published, routes, namedBy }: OfflineInput): void {
  for (const route of routes) {
    const named = namedBy.get(htmlPath(route)) ?? []
    const missing = named.filter((file) => !published.has(file))
    if (missing.length > 0) {
      throw new Error(`The page ${route} names ${missing.join(', ')}, which is not published.`)
    }
  }
}
