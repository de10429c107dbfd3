import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageSummary, SidebarItem } from '../model/page.ts'
import type { SidebarSource } from '../model/settings.ts'
import { expectedOneOf } from '../model/suggestion.ts'

export type SidebarContext = {
  pages: PageSummary[]
  /** The file that the sidebar is written in, and its text: where mistakes are shown. */
  file: string
  text: string
}

/**
 * Puts routes and labels of pages in place of their ids. An id without a page is an error.
 */
export function resolveSidebar(
  source: SidebarSource,
  context: SidebarContext,
): { items: SidebarItem[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const pages = new Map(context.pages.map((page) => [page.id, page]))

  function resolve(items: SidebarSource): SidebarItem[] {
    return items.flatMap((item): SidebarItem[] => {
      if (typeof item !== 'string') {
        const { label, isOpen = false } = item
        return [{ type: 'category', label, isOpen, items: resolve(item.items) }]
      }
      const page = pages.get(item)
      if (page) return [{ type: 'page', route: page.route, label: page.label }]
      diagnostics.push(unknownId(item, pages, context))
      return []
    })
  }

  return { items: resolve(source), diagnostics }
}

function unknownId(
  id: string,
  pages: Map<string, PageSummary>,
  { file, text }: SidebarContext,
): Diagnostic {
  const index = text.indexOf(`'${id}'`)
  return {
    severity: 'error',
    file,
    line: index === -1 ? 1 : text.slice(0, index).split('\n').length,
    message: `There is no page \`${id}\` for the sidebar.`,
    hint: expectedOneOf(id, [...pages.keys()]),
  }
}
