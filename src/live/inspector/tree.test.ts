import { expect, test } from 'vitest'
import { maxNodes, type TreeNode } from '../inspection.ts'
import { treeOf } from './tree.ts'

/** `path mark text` of everything that has a mark. */
function marked(node: TreeNode, path = node.key): string[] {
  const own = node.mark ? [`${path} ${node.mark}`] : []
  return [...own, ...node.children.flatMap((child) => marked(child, `${path}.${child.key}`))]
}

test('What a step changed is marked, on the way to it too', () => {
  const before = { a: { b: 1 }, list: [{ id: 1, n: 1 }], same: {} }
  const after = { ...before, a: { b: 2 }, list: [{ id: 0, n: 0 }, ...before.list] }
  expect(marked(treeOf(after, before))).toEqual([
    'state inside',
    'state.a inside',
    'state.a.b changed',
    'state.list inside',
    'state.list.0 added',
  ])
  expect(marked(treeOf(after, after))).toEqual([])
})

test('A state that is too large for a page is cut', () => {
  const count = (node: TreeNode): number =>
    node.children.reduce((sum, child) => sum + count(child), 1)
  const list = Array.from({ length: 500 }, (_, id) => ({ id, inner: [1, 2, 3] }))
  const tree = treeOf({ list, text: 'x' }, undefined)
  expect(count(tree)).toBeLessThan(2 * maxNodes)
  expect(tree.children[0]?.more).toBe(400)
  const circle: { self?: unknown } = {}
  circle.self = circle
  expect(count(treeOf(circle, null))).toBeLessThan(20)
})
