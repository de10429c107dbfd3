import type { TreeNode } from '../inspection.ts'
import { element } from './elements.ts'
import type { Part } from './steps-list.ts'

const words = { '': '', inside: '', added: 'added', changed: 'changed' }

/** The state, with what the step changed. */
export function createStateTree(): Part {
  const { box, show } = createTree()
  return { box, show: ({ state }) => show(state) }
}

/** A value that folds. What the reader has folded or unfolded stays so. */
export function createTree(): { box: HTMLElement; show(root: TreeNode): void } {
  const box = element('div', 'timeline-tree')
  const chosen = new Map<string, boolean>()

  function branch(node: TreeNode, path: string, depth: number): HTMLElement {
    const item = element('li')
    item.dataset.mark = node.mark
    const name = element('span', 'timeline-key', node.key)
    const value = element('span', 'timeline-value', node.text)
    const parts = [name, value]
    if (words[node.mark]) parts.push(element('span', 'timeline-mark', words[node.mark]))
    if (node.children.length === 0) {
      const leaf = element('div', 'timeline-leaf')
      leaf.append(...parts)
      item.append(leaf)
      return item
    }
    const details = element('details')
    const summary = element('summary')
    summary.append(...parts)
    details.append(summary)
    details.open = chosen.get(path) ?? (depth < 2 || node.mark !== '')
    summary.onclick = () => chosen.set(path, !details.open)
    const list = element('ul')
    list.append(...node.children.map((child) => branch(child, `${path}/${child.key}`, depth + 1)))
    if (node.more > 0) list.append(element('li', 'timeline-more', `… ${node.more} more`))
    details.append(list)
    item.append(details)
    return item
  }

  let last = ''
  return {
    box,
    show(root) {
      const key = JSON.stringify(root)
      if (key === last) return
      last = key
      const summaries = () => [...box.querySelectorAll('summary')]
      const focused = summaries().indexOf(document.activeElement as HTMLElement)
      const list = element('ul')
      list.append(branch(root, '', 0))
      box.replaceChildren(list)
      summaries()[focused]?.focus()
    },
  }
}
