import * as site from '#content/site.ts'
import type { PageData } from '../../model/page.ts'
import { SiteLink } from '../site-link.tsx'

/** When the page was last changed, and the way to change it. */
export function PageFooter({ page: { lastUpdated, sourcePath } }: { page: PageData }) {
  const hasEditLink = site.editBase !== null && sourcePath !== null
  if (!lastUpdated && !hasEditLink) return null
  return (
    <footer className="page-foot">
      {lastUpdated && (
        <p>
          Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </p>
      )}
      {hasEditLink && (
        <SiteLink className="edit-link" to={`${site.editBase}${sourcePath}`}>
          Edit this page
        </SiteLink>
      )}
    </footer>
  )
}

/**
 * An ISO 8601 time as its day in UTC, the same for every reader: `Mar 1, 2023`. Cut from the one text
 * that every browser writes alike (ECMA-262, Date.prototype.toUTCString): `Wed, 01 Mar 2023 …`.
 * Making a date format would take longer than the rest of the page.
 */
function formatDate(iso: string): string {
  const [, day, month, year] = new Date(iso).toUTCString().split(' ')
  return `${month} ${Number(day)}, ${year}`
}
