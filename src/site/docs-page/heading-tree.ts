import type { PageHeading } from '../../model/page.ts'

/** Reads the headings of the document from its table of contents. `headingTree` makes the same tree of them. */
export function headingsInDocument(): PageHeading[] {
  return [...document.querySelectorAll('.contents a')].map((link) => ({
    id: link.getAttribute('href')?.slice(1) ?? '',
    level: link.matches('ul ul a') ? 3 : 2,
    html: link.innerHTML,
  }))
}

export type HeadingNode = PageHeading & { children: HeadingNode[] }

/** Nests the headings of a page's data: level 3 below the level 2 before it; without one, at the root. */
export function headingTree(headings: PageHeading[]): HeadingNode[] {
  const root: HeadingNode[] = []
  for (const heading of headings) {
    const node = { ...heading, children: [] }
    const parent = root.at(-1)
    if (heading.level === 3 && parent?.level === 2) parent.children.push(node)
    else root.push(node)
  }
  return root
}
