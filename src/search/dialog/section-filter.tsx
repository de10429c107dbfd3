import { useLayoutEffect } from 'react'
import { adoptStyles } from '../../browser/dom/adopt-styles.ts'
import type { GroupCount } from '../engine.ts'
import styles from './section-filter.css?inline'

/** Limits hits to one part of the site. The chosen part stays, even if it has no hits. */
export function SectionFilter({
  groups,
  chosen,
  onChoose,
}: {
  groups: GroupCount[]
  chosen: string | undefined
  onChoose: (group: string | undefined) => void
}) {
  useLayoutEffect(() => adoptStyles(styles), [])
  if (groups.length < 2 && chosen === undefined) return null
  const isListed = groups.some(({ title }) => title === chosen)
  const all = groups.reduce((sum, { count }) => sum + count, 0)
  const shown: { title: string | undefined; count: number }[] = [
    { title: undefined, count: all },
    ...groups,
    ...(chosen === undefined || isListed ? [] : [{ title: chosen, count: 0 }]),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a box of a form
    <div role="group" aria-label="Sections" className="search-sections">
      {shown.map(({ title, count }) => (
        <button
          key={title ?? ''}
          type="button"
          className="chip"
          aria-pressed={title === chosen}
          onClick={() => onChoose(title)}
        >
          {title ?? 'All'} <span>{count}</span>
        </button>
      ))}
    </div>
  )
}
