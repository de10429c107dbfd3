import { sidebarKey, sidebarKeyPrefix } from './keys.ts'
import { hasStored, whileParsing } from './while-parsing.ts'

/**
 * Opens the categories of the sidebar that the reader has opened before, as soon as the parser has written each, so
 * that nothing moves when the component takes over: it reads the same choice.
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
