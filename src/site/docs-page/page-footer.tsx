import * as site from '#content/site.ts'
import type { PageData } from '../../model/page.ts'
import { SiteLink } from '../site-link.tsx'

/** When the page was last changed, and a link to edit it. */
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
 * The day of an ISO 8601 time in UTC, the same for every reader: `Mar 1, 2023`. Cut from a text that is the same in
 * every browser (ECMA-262, Date.prototype.toUTCString): `Wed, 01 Mar 2023 …`. Creating a date format would take longer
 * than the rest of the page.
 */
function formatDate(iso: string): string {
  const [, day, month, year] = new Date(iso).toUTCString().split(' ')
  return `${month} ${Number(day)}, ${year}`
}
