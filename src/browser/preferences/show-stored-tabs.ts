import { tabKey, tabKeyPrefix } from './keys.ts'
import { hasStored, whileParsing } from './while-parsing.ts'

/**
 * Selects the tabs that the address or the reader's last choice asks for, in each set as soon as
 * the parser has written it, so that the first paint shows them. The component finds the same
 * choice when it takes over. A reader who has chosen nothing pays nothing.
 */
export function showStoredTabs(readItem: (key: string) => string | null): void {
  if (!location.search && !hasStored(tabKeyPrefix)) return
  const query = new URLSearchParams(location.search)

  whileParsing(() => {
    for (const set of document.querySelectorAll<HTMLElement>(
      '.tabs:is([data-group],[data-query])',
    )) {
      const { group, query: parameter } = set.dataset
      show(set, [
        parameter === undefined ? null : query.get(parameter),
        group === undefined ? null : readItem(tabKey(group)),
      ])
    }
  })
}

/** Shows the first of the wanted values that the set has. */
function show(set: HTMLElement, wanted: (string | null)[]): void {
  const [list, ...panels] = [...set.children] as HTMLElement[]
  const tabs = [...(list?.children ?? [])] as HTMLElement[]
  const value = wanted.find((value) => tabs.some((tab) => tab.dataset.value === value))
  if (value === undefined) return
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === value
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
  for (const panel of panels) panel.hidden = panel.dataset.value !== value
}
