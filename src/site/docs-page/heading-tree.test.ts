import { expect, it } from 'vitest'
import type { PageHeading } from '../../model/page.ts'
import { type HeadingNode, headingTree } from './heading-tree.ts'

const heading = (level: number, id: string): PageHeading => ({ id, level, html: id })
const outline = (nodes: HeadingNode[]): unknown[] =>
  nodes.map(({ id, children }) => [id, ...outline(children)])

it('N2 nests level 3 below level 2, keeps an early level 3 at the root', () => {
  const headings = [heading(3, 'a'), heading(2, 'b'), heading(3, 'c')]
  expect(outline(headingTree(headings))).toEqual([['a'], ['b', ['c']]])
})
