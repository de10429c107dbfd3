import type { Heading } from '../../model/page.ts'

export type HeadingNode = Heading & { children: HeadingNode[] }

/** Whether a heading is in the table of contents: levels 2 and 3 are. */
export function isListed({ level }: Heading): boolean {
  return level === 2 || level === 3
}

/** The listed headings, level 3 below the level 2 before it; one without stands at the root. */
export function headingTree(headings: Heading[]): HeadingNode[] {
  const root: HeadingNode[] = []
  for (const heading of headings.filter(isListed)) {
    const node = { ...heading, children: [] }
    const parent = root.at(-1)
    if (heading.level === 3 && parent?.level === 2) parent.children.push(node)
    else root.push(node)
  }
  return root
}
