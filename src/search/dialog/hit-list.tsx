import { type MouseEvent, memo } from 'react'
import { type Hit, unmarked } from '../engine.ts'
import type { HitGroup } from './group-hits.ts'
import { SearchResultIcon } from './icons.tsx'
import { Marked } from './marked.tsx'

type HitListProps = {
  groups: HitGroup[]
  /** Index of the active hit among all. */
  active: number
  onActivate: (index: number) => void
  onOpen: (hit: Hit, event: MouseEvent) => void
}

export const listId = 'search-hits'

/** Id of the hit at an index, which the input refers to. */
export const optionId = (index: number) => `search-hit-${index}`

/** The hits, by the part of the site that they are in. Renders when hits change, not with each key. */
export const HitList = memo(function HitList({ groups, active, onActivate, onOpen }: HitListProps) {
  let count = 0
  return (
    <div role="listbox" id={listId} aria-label="Search results">
      {groups.map(({ title, hits }, groupIndex) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups options
        <div
          key={title}
          role="group"
          aria-labelledby={`search-group-${groupIndex}`}
          className="search-group"
        >
          <div id={`search-group-${groupIndex}`} className="search-group-title">
            {title}
          </div>
          {hits.map(({ hit, isChild, isLastChild }) => {
            const index = count++
            return (
              <a
                key={hit.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={hit.url}
                className="search-hit"
                data-kind={hit.kind}
                data-tree={isChild ? (isLastChild ? 'last' : 'inner') : undefined}
                onPointerMove={() => index !== active && onActivate(index)}
                onClick={(event) => onOpen(hit, event)}
              >
                <HitContent hit={hit} isChild={isChild} />
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
})

/** The row of a hit: its title, the headings above, and an excerpt. */
function HitContent({ hit, isChild }: { hit: Hit; isChild: boolean }) {
  const { kind, trail, isCode, excerpt, isExternal } = hit
  const own = trail.at(-1) ?? unmarked('')
  // Below its page, a section doesn't repeat the page's title.
  const above = trail.slice(isChild ? 1 : 0, -1)
  return (
    <>
      <SearchResultIcon name={isExternal ? 'external' : kind} />
      <span className="search-hit-lines">
        <span className="search-hit-title">
          <Marked isCode={isCode}>{own}</Marked>
        </span>
        {above.length > 0 && (
          <span className="search-hit-details">
            {above.map((part, index) => (
              <span key={index}>
                {index > 0 && <span className="search-hit-separator"> › </span>}
                <Marked>{part}</Marked>
              </span>
            ))}
          </span>
        )}
        {excerpt && (
          <span className="search-hit-excerpt">
            <Marked>{excerpt}</Marked>
          </span>
        )}
      </span>
      <span className="search-hit-enter">
        <SearchResultIcon name="enter" />
      </span>
    </>
  )
}
