import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../system/list-files.ts'
import { contentType } from './content-types.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of a file, as it's sent. */
export type Representation = { encoding: Encoding; body: Buffer; etag: string }

export type SiteFile = {
  type: string
  identity: Representation
  /** Smallest first, which is the order of preference. */
  compressed: Representation[]
}

/** Path below the base, starting with a slash → file. */
export type SiteFiles = ReadonlyMap<string, SiteFile>

const compressedEndings = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const

/** Files that configure hosts and aren't part of the site. */
const hostFiles = new Set(['_headers', '_redirects', 'vercel.json'])

/**
 * Reads a build into memory. A request is then a lookup in this table: no path from a client ever reaches the file
 * system, a newer build can't mix with this one, and a deleted file can't break a response. A documentation site only
 * has some tens of megabytes.
 *
 * Left out are names that start with a dot (except `.well-known`) and links, which may lead outside.
 */
export async function loadSiteFiles(root: string): Promise<SiteFiles> {
  const bodies = new Map<string, Buffer>()
  for (const name of listFiles(root).filter(isPublic)) {
    bodies.set(`/${name}`, await readFile(path.join(root, name)))
  }
  const files = new Map<string, SiteFile>()
  for (const [name, body] of bodies) {
    if (isCompressedCopy(name, bodies)) continue
    files.set(name, {
      type: contentType(name),
      identity: represent('identity', body),
      compressed: compressedEndings.flatMap(([ending, encoding]) => {
        const copy = bodies.get(name + ending)
        return copy ? [represent(encoding, copy)] : []
      }),
    })
  }
  return files
}

function isPublic(name: string): boolean {
  if (hostFiles.has(name.replace(/\.(br|gz)$/, ''))) return false
  return name.split('/').every((part) => !part.startsWith('.') || part === '.well-known')
}

function isCompressedCopy(name: string, bodies: Map<string, Buffer>): boolean {
  return compressedEndings.some(
    ([ending]) => name.endsWith(ending) && bodies.has(name.slice(0, -ending.length)),
  )
}

/** The ETag is made from the bytes, so it survives a rebuild and is the same on every machine. */
function represent(encoding: Encoding, body: Buffer): Representation {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { encoding, body, etag: `"${hash}"` }
}
