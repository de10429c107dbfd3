/** Attributes in which documents reference files. A proxy that minifies HTML removes quotes. */
const attribute = /\s(?:src|href|srcset|data-app|data-site-data)=(?:"([^"]*)"|([^\s"'>]+))/g

/** The folders of `hashedFolders`, as a pattern, because every page loads this module and the list is longer. */
const hashedFolder = /^(?:assets|_pages|_images|_live)\//

/**
 * Files that a document names and whose names hold a hash of their content, as paths below the
 * site's base, each once.
 *
 *     /x/, <script src="/x/assets/boot.3fa9.js">   → assets/boot.3fa9.js
 */
export function hashedFilesIn(html: string, base: string): string[] {
  const urls = [...html.matchAll(attribute)].flatMap(([, quoted, bare = '']) =>
    (quoted ?? bare).split(/[\s,]+/),
  )
  const paths = urls.filter((url) => url.startsWith(base)).map((url) => url.slice(base.length))
  return [...new Set(paths.filter((path) => isHashed(path)))]
}

/** Whether the file at a path below the base never changes under this name. */
export function isHashed(path: string): boolean {
  return hashedFolder.test(path)
}
