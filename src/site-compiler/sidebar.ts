import { type Diagnostic, errorIn } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { SidebarSource } from '../model/settings.ts'
import type { SidebarItem, SidebarPage } from '../model/site-data.ts'
import { expectedOneOf } from '../model/suggestion.ts'

/** What the sidebar says of a page. */
export type SidebarTarget = Pick<Page, 'id' | 'route' | 'label' | 'isDeprecated'>

type SidebarContext = {
  pages: SidebarTarget[]
  /** Exports of the documented packages. Labels that are one of them are shown as code. */
  exports: readonly string[]
  /** The file with the sidebar, where mistakes are reported. */
  file: string
  /** The line in that file of a part of the sidebar, by its keys and indexes. */
  lineOf: (path: PropertyKey[]) => number
}

/** Replaces ids of pages with their routes and labels. An id without a page is an error. */
export function resolveSidebar(
  source: SidebarSource,
  { pages: allPages, exports, file, lineOf }: SidebarContext,
): { items: SidebarItem[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const pages = new Map(allPages.map((page) => [page.id, page]))

  function resolve(items: SidebarSource, path: PropertyKey[]): SidebarItem[] {
    return items.flatMap((item, index): SidebarItem[] => {
      if (typeof item !== 'string') {
        const { label, isOpen = false } = item
        const inner = resolve(item.items, [...path, index, 'items'])
        return [{ type: 'category', label, isOpen, items: inner }]
      }
      const page = pages.get(item)
      if (page) {
        const { route, label } = page
        const kind = kindOf(page, exports)
        return [{ type: 'page', route, label, ...(kind && { kind }) }]
      }
      diagnostics.push(
        errorIn(
          { file, line: lineOf([...path, index]) },
          `There is no page \`${item}\` for the sidebar.`,
          expectedOneOf(item, [...pages.keys()]),
        ),
      )
      return []
    })
  }

  return { items: resolve(source, []), diagnostics }
}

/** Some names of code aren't exported but passed to a function, such as `getDefaultMiddleware`. */
const camelCase = /^[a-z]+[A-Z]\w*$/

function kindOf(
  { label, isDeprecated }: SidebarTarget,
  exports: readonly string[],
): SidebarPage['kind'] {
  if (isDeprecated) return 'deprecated'
  const isCode = (name: string) => camelCase.test(name) || exports.includes(name)
  return label.split(', ').every(isCode) ? 'code' : undefined
}
