import type { SidebarPage } from '../../model/site-data.ts'
import { linkTo } from '../link-to.ts'

/** Links to the pages before and after this one in reading order. */
export function Pagination({
  previous,
  next,
}: {
  previous: SidebarPage | undefined
  next: SidebarPage | undefined
}) {
  return (
    <nav className="pagination" aria-label="Docs pages">
      {previous && <Neighbor page={previous} direction="Previous" />}
      {next && <Neighbor page={next} direction="Next" />}
    </nav>
  )
}

function Neighbor({ page, direction }: { page: SidebarPage; direction: 'Previous' | 'Next' }) {
  return (
    <a
      className="pagination-link"
      rel={direction === 'Next' ? 'next' : 'prev'}
      data-kind={page.kind}
      {...linkTo(page.route)}
    >
      <span className="pagination-direction">{direction}</span> {page.label}
    </a>
  )
}
