import { maxNodes, type TreeNode } from '../inspection.ts'
import { inspect as inspectValue } from '../values/inspect.ts'
import { isRecord } from './diff.ts'

const maxChildren = 100
const maxDepth = 12
const missing = Symbol('missing')

/** A state as a tree, with marks where it differs from the state before. */
export function treeOf(state: unknown, before: unknown, name = 'state'): TreeNode {
  let nodes = 0

  function node(key: string, value: unknown, old: unknown, depth: number): TreeNode {
    nodes += 1
    const entries = entriesOf(value)
    const mark = markOf(value, old, entries !== null)
    if (entries === null) return { key, text: inspectValue(value, 2), mark, children: [], more: 0 }
    const text = Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`
    if (depth >= maxDepth || nodes >= maxNodes) {
      return { key, text, mark, children: [], more: entries.length }
    }
    const room = Math.min(maxChildren, Math.max(0, maxNodes - nodes))
    const children = entries
      .slice(0, room)
      // If a value was added, only the whole is marked.
      .map(([name, child]) =>
        node(name, child, old === missing ? child : childOf(old, name, child), depth + 1),
      )
    return { key, text, mark, children, more: entries.length - children.length }
  }

  return node(name, state, before, 0)
}

function entriesOf(value: unknown): [string, unknown][] | null {
  if (Array.isArray(value)) return value.map((item, index) => [String(index), item])
  return isRecord(value) ? Object.entries(value) : null
}

function markOf(value: unknown, old: unknown, isInner: boolean): TreeNode['mark'] {
  if (old === missing) return 'added'
  if (Object.is(value, old)) return ''
  return isInner && entriesOf(old) !== null ? 'inside' : 'changed'
}

/** The earlier value at this place; in a list of items with ids, the earlier item with the same id. */
function childOf(old: unknown, name: string, child: unknown): unknown {
  if (Array.isArray(old)) {
    const id = isRecord(child) ? child.id : undefined
    if (id !== undefined) {
      const match = old.find((item) => isRecord(item) && item.id === id)
      return match === undefined ? missing : match
    }
    if (old.includes(child)) return child
    return Number(name) < old.length ? old[Number(name)] : missing
  }
  return isRecord(old) && Object.hasOwn(old, name) ? old[name] : missing
}
