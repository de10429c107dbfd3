import type { Directive, DirectiveUse } from '../../compiler/source/directives.ts'
import type { Report } from '../../model/diagnostic.ts'
import type { Json } from '../../model/page.ts'

/** The properties of a set of tabs: its own attributes and, in order, those of the tabs in it. */
export function tabsProps(
  tabs: Directive,
  { group, query }: DirectiveUse['props'],
  uses: Map<Directive, DirectiveUse>,
  report: Report,
): DirectiveUse['props'] {
  const list: { [name: string]: Json }[] = []
  const line = tabs.position?.start.line ?? 1
  for (const child of tabs.children) {
    const use = uses.get(child as Directive)
    if (use?.component !== 'tab-panel') continue
    const { value = '', label = value, default: isDefault } = use.props
    const at = { line: child.position?.start.line ?? line }
    if (list.some((tab) => tab.value === value)) {
      report(at, `Two tabs of one set have the value \`${value}\`.`, 'Expected different values.')
    }
    if (isDefault && list.some((tab) => tab.isDefault)) {
      report(at, 'Two tabs of one set are the default.', 'Expected at most one `default`.')
    }
    list.push({ value, label, ...(isDefault && { isDefault }) })
    use.props = { value }
  }
  if (list.length === 0) report({ line }, 'The set of tabs has no tabs.', 'Put `:::tab` into it.')
  return {
    ...(group !== undefined && { group }),
    ...(query !== undefined && { queryParam: query }),
    tabs: list,
  }
}
