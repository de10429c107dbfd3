import { tabKey, tabKeyPrefix } from './keys.ts'
import { hasStored, whileParsing } from './while-parsing.ts'

/**
 * Selects the tabs from the address or from the reader's last choice, in each set as soon as it's parsed, so that the
 * first paint shows them. The component later finds the same choice. If there is none, this costs nothing.
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
