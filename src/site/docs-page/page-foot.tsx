import * as site from '#content/site.ts'
import type { PageData } from '../../content/page.ts'
import { SiteLink } from '../site-link.tsx'

/** When the page was last changed, and the way to change it. */
export function PageFoot({ page: { lastUpdated, sourcePath } }: { page: PageData }) {
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

/** An ISO 8601 time as its day in UTC, the same for every reader: `Mar 1, 2023`. */
export function formatDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
}
