/** What the build says of a release to readers who may want all of it: `offline.json`. */
export type OfflineManifest = {
  /** The release's id. */
  release: string
  /** How many pages it has. */
  pages: number
  /** Path below the base, bytes that travel, bytes that are stored, and the hash of these. */
  files: [path: string, transferred: number, stored: number, hash: string][]
}

/** Its path below the base. Its name holds no hash: it is always fetched again. */
export const manifestPath = 'offline.json'

export type Size = { transferred: number; stored: number }

/** What saving takes when the paths in `present` need not be fetched. */
export function sizeOf({ files }: OfflineManifest, present: Set<string> = new Set()): Size {
  return files.reduce(
    (size, [path, transferred, stored]) => ({
      transferred: size.transferred + (present.has(path) ? 0 : transferred),
      stored: size.stored + stored,
    }),
    { transferred: 0, stored: 0 },
  )
}
