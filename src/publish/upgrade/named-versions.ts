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
  const numbers = /(?<![\d.])\d+\.\d+(?:\.\d+)*/g
  const isNamed = (text: string) =>
    [...text.matchAll(numbers)].some(([found]) => {
      const [foundMajor, foundMinor, , ...more] = found.split('.')
      return foundMajor === major && foundMinor === minor && more.length === 0
    })
  return pages.flatMap((page) =>
    sourceOf(page)
      .split('\n')
      .flatMap((text, index) =>
        isNamed(text) ? [{ place: `${page.sourcePath}:${index + 1}`, text: text.trim() }] : [],
      ),
  )
}
