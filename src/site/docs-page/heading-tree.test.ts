import { expect, it } from 'vitest'
import type { Heading } from '../../model/page.ts'
import { type HeadingNode, headingTree } from './heading-tree.ts'

const heading = (level: number, id: string): Heading => ({ id, level, text: id, html: id })
const outline = (nodes: HeadingNode[]): unknown[] =>
  nodes.map(({ id, children }) => [id, ...outline(children)])

it('N1, N2 nests level 3 below level 2, leaves level 4 out, keeps an early level 3 at the root', () => {
  const headings = [heading(3, 'a'), heading(2, 'b'), heading(3, 'c'), heading(4, 'd')]
  expect(outline(headingTree(headings))).toEqual([['a'], ['b', ['c']]])
})

it('N2 is empty without such headings', () => {
  expect(headingTree([heading(4, 'a')])).toEqual([])
})
