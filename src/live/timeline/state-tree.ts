import { createElement } from '../../dom/elements.ts'
import type { TreeNode } from '../inspection.ts'
import { createUpdate } from './create-update.ts'
import type { TimelinePart } from './steps-list.ts'

const words = { '': '', inside: '', added: 'added', changed: 'changed' }

/** The state, with what the step changed. */
export function createStateTree(): TimelinePart {
  const { box, show } = createTree()
  return { box, show: ({ state }) => show(state) }
}

/** A value that folds. What the reader has folded or unfolded stays so. */
export function createTree(): { box: HTMLElement; show(root: TreeNode): void } {
  const box = createElement('div', 'timeline-tree')
  const chosen = new Map<string, boolean>()

  function branch(node: TreeNode, path: string, depth: number): HTMLElement {
    const item = createElement('li')
    item.dataset.mark = node.mark
    const name = createElement('span', 'timeline-key', node.key)
    const value = createElement('span', 'timeline-value', node.text)
    const parts = [name, value]
    if (words[node.mark]) parts.push(createElement('span', 'timeline-mark', words[node.mark]))
    if (node.children.length === 0) {
      const leaf = createElement('div', 'timeline-leaf')
      leaf.append(...parts)
      item.append(leaf)
      return item
    }
    const details = createElement('details')
    const summary = createElement('summary')
    summary.append(...parts)
    details.append(summary)
    details.open = chosen.get(path) ?? (depth < 2 || node.mark !== '')
    summary.onclick = () => chosen.set(path, !details.open)
    const list = createElement('ul')
    list.append(...node.children.map((child) => branch(child, `${path}/${child.key}`, depth + 1)))
    if (node.more > 0) list.append(createElement('li', 'timeline-more', `… ${node.more} more`))
    details.append(list)
    item.append(details)
    return item
  }

  const update = createUpdate(box, 'summary')
  return {
    box,
    show: (root) =>
      update(root, () => {
        const list = createElement('ul')
        list.append(branch(root, '', 0))
        return [list]
      }),
  }
}
