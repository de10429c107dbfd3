import type { Heading } from '../../model/page.ts'

export type HeadingNode = Heading & { children: HeadingNode[] }

/** The headings of a page's data, level 3 below the level 2 before it; one without stands at the root. */
export function headingTree(headings: Heading[]): HeadingNode[] {
  const root: HeadingNode[] = []
  for (const heading of headings) {
    const node = { ...heading, children: [] }
    const parent = root.at(-1)
    if (heading.level === 3 && parent?.level === 2) parent.children.push(node)
    else root.push(node)
  }
  return root
}
