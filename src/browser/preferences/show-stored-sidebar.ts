import { sidebarKey, sidebarKeyPrefix } from './keys.ts'
import { hasStored, whileParsing } from './while-parsing.ts'

/**
 * Opens the sidebar categories that the reader has opened before, each as soon as it's parsed. The component later
 * reads the same choice, so nothing moves when it hydrates.
 */
export function showStoredSidebar(readItem: (key: string) => string | null): void {
  if (!hasStored(sidebarKeyPrefix)) return
  whileParsing(() => {
    for (const head of document.querySelectorAll('.sidebar-category[aria-expanded=false]')) {
      const list = head.nextElementSibling as HTMLElement | null
      if (!list || readItem(sidebarKey(head.textContent)) === null) continue
      head.setAttribute('aria-expanded', 'true')
      list.hidden = false
    }
  })
}
