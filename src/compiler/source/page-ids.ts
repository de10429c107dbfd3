import path from 'node:path'

/** `tutorials/index.md` → `tutorials/index`. Paths are relative to content/docs. */
export function pageIdOf(file: string): string {
  return file.split(path.sep).join('/').replace(/\.md$/, '')
}

/**
 * The canonical route of a page whose front matter does not name one:
 *
 *     faq                 → /faq
 *     usage/index         → /usage/
 *     index               → /
 */
export function routeOf(id: string): string {
  return `/${id}`.replace(/\/index$/, '/')
}

/**
 * The page id that a relative link between Markdown files refers to:
 *
 *     usage/index, ../faq/actions.md → faq/actions
 */
export function pageIdOfLink(fromId: string, link: string): string {
  return pageIdOf(path.posix.join(path.posix.dirname(fromId), link))
}
