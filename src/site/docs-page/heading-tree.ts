import type { PageHeading } from '../../model/page.ts'

/** The headings of the document, as its table of contents has them: what `headingTree` makes the same tree of. */
export function headingsInDocument(): PageHeading[] {
  return [...document.querySelectorAll('.contents a')].map((link) => ({
    id: link.getAttribute('href')?.slice(1) ?? '',
    level: link.matches('ul ul a') ? 3 : 2,
    html: link.innerHTML,
  }))
}

export type HeadingNode = PageHeading & { children: HeadingNode[] }

/** The headings of a page's data, level 3 below the level 2 before it; one without stands at the root. */
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
