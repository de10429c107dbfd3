import { messagesPath } from '../../model/message-file.ts'
import { pageIndexPath } from '../../model/page-index.ts'
import { htmlPath } from '../../model/routes.ts'
import { manifestPath, type OfflineManifest, type Release } from '../../offline/release.ts'
import { contentHash } from '../../system/hash.ts'
import type { OutputFiles } from '../write/output.ts'
import type { PublishedFiles } from '../write/publisher.ts'

/** It has to be at the root of the site, because a worker only handles requests below its own address. */
export const serviceWorkerFile = 'service-worker.js'

export type OfflineInput = {
  /** Whether pages can be read offline. */
  isOffline: boolean
  published: PublishedFiles
  routes: string[]
  /** Path of each document → the published files that it references. */
  namedBy: ReadonlyMap<string, string[]>
  /** The local engine's files; empty if the site uses a hosted service. */
  search: string[]
  /** The worker's script, which reads its release from a constant. */
  script: string
}

/**
 * The service worker with its release, and the list of files for a copy of the whole site; or, if offline reading is
 * off, the worker that removes everything.
 */
export function offlineFiles(input: OfflineInput): OutputFiles {
  const { isOffline, published, search, script } = input
  const worker = (release: Release | null) =>
    `const siteRelease=${JSON.stringify(release)};\n${script}\n`
  if (!isOffline) return new Map([[serviceWorkerFile, worker(null)]])
  const manifest = createManifest(input)
  const release: Release = {
    id: manifest.release,
    shell: [...published.keys()].filter(
      (file) => file === pageIndexPath || /^assets\/(?!search-\w+\.\w+\.json$)/.test(file),
    ),
    notSaved: [...published.keys()].find((file) => /^assets\/not-saved\./.test(file)) ?? '',
    search,
  }
  return new Map([
    [manifestPath, JSON.stringify(manifest)],
    [serviceWorkerFile, worker(release)],
  ])
}

/**
 * Lists everything that pages load or offer, then the pages under their own addresses. Files for servers and crawlers
 * are left out.
 */
function createManifest({ published, routes, namedBy, script }: OfflineInput): OfflineManifest {
  const documents = routes.map((route) => ({ path: route.slice(1), file: htmlPath(route) }))
  const shown = new Set(documents.flatMap(({ file }) => namedBy.get(file) ?? []))
  const others = [...published.keys()]
    .filter(
      (file) =>
        file === pageIndexPath ||
        file === messagesPath ||
        /^(assets|_pages|_live|_sandbox|examples)\//.test(file) ||
        /^[^/]+\.(png|svg|ico|webmanifest)$/.test(file) ||
        shown.has(file),
    )
    .map((file) => ({ path: file, file }))
  const entries = [...others, ...documents].map(({ path, file }) => {
    const { size = 0, brotliSize = null, hash = '' } = published.get(file) ?? {}
    return { path, size, transferred: brotliSize ?? size, hash }
  })
  return {
    release: contentHash(entries.map(({ path, hash }) => `${path} ${hash}`).join('\n') + script),
    pages: routes.length,
    stored: entries.reduce((sum, { size }) => sum + size, 0),
    files: entries.map(({ path, transferred }) => [path, transferred]),
  }
}
