import { site } from '#content/site.ts'
import { dismissAnnouncement, useDismissal } from '../../preferences/announcement.ts'
import { CloseIcon } from '../icons.tsx'
import { SiteLink } from '../site-link.tsx'
import { parseAnnouncement } from './parse-announcement.ts'
import './announcement.css'

/**
 * The bar above the navbar, from configuration. It is always in the prerendered page; the script
 * in the head marks the document when the reader has dismissed it, and the style hides it.
 */
export function AnnouncementBar() {
  const isDismissed = useDismissal()
  if (!site.announcement || isDismissed) return null
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
        <button type="button" className="announcement-close" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      )}
    </section>
  )
}

/** Focus goes on to the navbar, because the button it was on is gone. */
function close() {
  dismissAnnouncement()
  document.querySelector<HTMLElement>('.navbar .brand')?.focus()
}
