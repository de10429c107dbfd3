import type { NavbarItem } from '../../model/settings.ts'

/**
 * The item for the part of the site that `route` is in. A base ends with a slash, and case is ignored: the base `/faq/`
 * matches `/FAQ` and `/FAQ/actions`, but not `/faqs`.
 */
export function activeItem(items: NavbarItem[], route: string): NavbarItem | undefined {
  const path = route.replace(/(?<!\/)\/*$/, '/').toLowerCase()
  return items.find(({ activeBases }) => activeBases.some((base) => path.startsWith(base)))
}
