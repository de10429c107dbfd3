import { hashedFilesIn } from './document-files.ts'

/** One build of the site, as its service worker needs it. Paths are below the site's base. */
export type Release = {
  /** Hash of everything that the build publishes for readers. */
  id: string
  /** Code, styles, fonts, site data, page index: what rendering any page may take. Path → hash of the content. */
  shell: { [path: string]: string }
  /** The document that is shown for pages that are not cached; one of the shell. */
  notSaved: string
  /** The files of the local search engine, likewise; none where a service answers. */
  search: { [path: string]: string }
}

/** Images are named by hash too, but belong to pages; all other files are the shell's. */
const imagePath = /^_images\//

/**
 * The images that a document needs beside the release's shell. Null for a document that names
 * code or data of another release, or none at all, as one that a proxy or another site wrote.
 */
export function imagesOf(html: string, base: string, { shell }: Release): string[] | null {
  const named = hashedFilesIn(html, base)
  const files = named.filter((path) => !imagePath.test(path))
  if (files.length === 0 || !files.every((path) => path in shell)) return null
  return named.filter((path) => imagePath.test(path))
}
