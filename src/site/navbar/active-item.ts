import type { NavbarItem } from '../../model/settings.ts'

/**
 * The item whose part of the site `route` lies in. A base ends at a segment border, and letters
 * count in any case: with base `/faq`, `/FAQ/actions` is in and `/faqs` is not.
 */
export function activeItem(items: NavbarItem[], route: string): NavbarItem | undefined {
  const path = withSlash(route)
  return items.find(
    ({ activeBase }) => activeBase !== null && path.startsWith(withSlash(activeBase)),
  )
}

function withSlash(path: string): string {
  return path.replace(/(?<!\/)\/*$/, '/').toLowerCase()
}
