export type Filter = {
  text: string
  isDatedHidden: boolean
  /** Facts that the entries behind must have, in the spans after their title. */
  facts: string[]
}

const lists = '.resource-list, .question-index > section + section > ul'

/**
 * Shows the entries of all resource lists below `root` that contain every word of the text, in their own text or in the
 * name of their group, and hides the others. A list without a match gets `data-empty`; a closed part with one is opened
 * while the text isn't empty. In an index of questions, the first list doesn't count, because it only repeats others.
 * Returns the number of entries and how many are shown.
 */
export function filterEntries(root: ParentNode, { text, isDatedHidden, facts }: Filter) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  let total = 0
  let shown = 0
  for (const list of root.querySelectorAll<HTMLElement>(lists)) {
    const group = list.dataset.group ?? list.previousElementSibling?.textContent ?? ''
    let shownInList = 0
    for (const entry of list.querySelectorAll<HTMLElement>('li')) {
      const content = `${group} ${entry.textContent}`.toLowerCase()
      const isMatch =
        !(isDatedHidden && entry.hasAttribute('data-dated')) &&
        facts.every((fact) => factsOf(entry).includes(fact)) &&
        words.every((word) => content.includes(word))
      entry.hidden = !isMatch
      total += 1
      if (isMatch) shownInList += 1
    }
    list.toggleAttribute('data-empty', shownInList === 0)
    const folded = list.closest('details')
    if (folded && words.length > 0 && shownInList > 0) folded.open = true
    shown += shownInList
  }
  return { total, shown }
}

const factsOf = (entry: Element): string[] =>
  [...entry.querySelectorAll('span')].flatMap(({ textContent }) => textContent.split(' · '))
