import { useRef, useState } from 'react'
import { Collapsible } from '../../components/collapse/collapsible.tsx'
import type { PageHeading } from '../../model/page.ts'
import { ChevronIcon } from '../icons.tsx'
import { type HeadingNode, headingTree } from './heading-tree.ts'
import { useActiveHeading } from './use-active-heading.ts'
import './table-of-contents.css'

/**
 * The table of contents. In wide windows it's beside the text and marks the current heading; in narrow ones it's a box
 * above the text that a button opens.
 */
export function TableOfContents({ headings }: { headings: PageHeading[] }) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  const tree = headingTree(headings)
  const active = useActiveHeading(headings, box)
  if (tree.length === 0) return null
  return (
    <nav ref={box} className="contents" aria-label="On this page">
      <button
        type="button"
        className="contents-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        On this page
        <ChevronIcon />
      </button>
      <p className="contents-title" aria-hidden="true">
        On this page
      </p>
      <Collapsible className="contents-body" isOpen={isOpen}>
        <List nodes={tree} active={active} />
      </Collapsible>
    </nav>
  )
}

function List({ nodes, active }: { nodes: HeadingNode[]; active: string | null }) {
  return (
    <ul>
      {nodes.map(({ id, html, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === active ? 'true' : undefined}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          {children.length > 0 && <List nodes={children} active={active} />}
        </li>
      ))}
    </ul>
  )
}
