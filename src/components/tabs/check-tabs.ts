import type { Block } from '../../content/page.ts'
import type { Tab } from './tabs.tsx'

/**
 * Sorts the panels of a set by their tab's value.
 * @throws when tabs and panels do not belong together, so that the page cannot be built.
 */
export function checkTabs(tabs: Tab[], blocks: Block[]): { [value: string]: Block[] } {
  const values = tabs.map((tab) => tab.value)
  const allowed = `Expected one of: ${values.join(', ')}.`
  const panels: { [value: string]: Block[] } = {}

  for (const [index, value] of values.entries()) {
    if (!value) throw new Error(`Tab ${index + 1} of ${values.length} has no value.`)
    if (values.indexOf(value) < index) throw new Error(`Two tabs have the value "${value}".`)
  }
  for (const block of blocks) {
    if (typeof block !== 'object' || block.component !== 'tab-panel') {
      const found = typeof block === 'object' ? `the component "${block.component}"` : 'text'
      throw new Error(`Expected only tab panels inside tabs, found ${found}.`)
    }
    const value = String(block.props.value)
    if (!values.includes(value)) throw new Error(`No tab has the value "${value}". ${allowed}`)
    if (value in panels) throw new Error(`Two tab panels have the value "${value}".`)
    panels[value] = block.blocks ?? []
  }
  for (const value of values) {
    if (!(value in panels)) throw new Error(`The tab "${value}" has no panel.`)
  }
  return panels
}
