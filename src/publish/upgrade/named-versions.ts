import type { Page } from '../../model/page.ts'

/** A line of a page that names a version of a package. */
export type NamedVersion = { place: string; text: string }

/**
 * The lines of pages that name a minor version, such as `2.14` of 2.14.1, which may no longer be the current one.
 * @param sourceOf the text of a page's file
 */
export function linesNaming(
  version: string,
  pages: Page[],
  sourceOf: (page: Page) => string,
): NamedVersion[] {
  const [major = '', minor = ''] = version.split('.')
  const name = new RegExp(`(?<![\\d.])${major}\\.${minor}(?:\\.\\d+)?(?![\\d]|\\.\\d)`)
  return pages.flatMap((page) =>
    sourceOf(page)
      .split('\n')
      .flatMap((text, index) =>
        name.test(text) ? [{ place: `${page.sourcePath}:${index + 1}`, text: text.trim() }] : [],
      ),
  )
}
