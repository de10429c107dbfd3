import type { NavbarItem } from '../../model/settings.ts'

/**
 * The item whose part of the site `route` lies in. A base ends with a slash, and letters count in
 * any case: with base `/faq/`, `/FAQ` and `/FAQ/actions` are in and `/faqs` is not.
 */
export function activeItem(items: NavbarItem[], route: string): NavbarItem | undefined {
  const path = route.replace(/(?<!\/)\/*$/, '/').toLowerCase()
  return items.find(({ activeBases }) => activeBases.some((base) => path.startsWith(base)))
}
