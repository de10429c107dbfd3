import * as site from '#content/site.ts'
import { CloseIcon } from '../icons.tsx'
import { SiteLink } from '../site-link.tsx'
import { parseAnnouncement } from './parse-announcement.ts'
import './announcement.css'

/** The content of the bar: the text with its link and, if it can be closed, the button. */
export function AnnouncementContent() {
  if (!site.announcement) return null
  const { content, isCloseable } = site.announcement
  return (
    <section className="announcement" aria-label="Announcement">
      <p>
        {parseAnnouncement(content).map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <SiteLink key={part.to} to={part.to}>
              {part.label}
            </SiteLink>
          ),
        )}
      </p>
      {isCloseable && (
        <button type="button" className="announcement-close" aria-label="Close">
          <CloseIcon />
        </button>
      )}
    </section>
  )
}
