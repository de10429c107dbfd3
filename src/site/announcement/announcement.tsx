import type { MouseEvent } from 'react'
import * as site from '#content/site.ts'
import { announcementDismissal } from '../../browser/preferences/announcement.ts'
import { usePreference } from '../../browser/preferences/preference.ts'
import { CloseIcon } from '../icons.tsx'
import { SiteLink } from '../site-link.tsx'
import { rendersStaticParts, staticPart } from '../static-part.tsx'
import { parseAnnouncement } from './parse-announcement.ts'
import './announcement.css'

const Announcement = staticPart('announcement', rendersStaticParts && AnnouncementContent)

/**
 * The bar above the navbar, from the settings. It's always in the prerendered page. If the reader has dismissed it, a
 * script in the head marks the document, and the style hides the bar.
 */
export function AnnouncementBar() {
  return usePreference(announcementDismissal) ? null : <Announcement onClick={closeOnButton} />
}

/** Moves focus to the navbar, because the focused button is gone. */
function closeOnButton({ target }: MouseEvent) {
  if (!(target as Element).closest('button')) return
  announcementDismissal.set(true)
  document.querySelector<HTMLElement>('.navbar .brand')?.focus()
}

/** The content of the bar: the text with its link and, if it can be closed, the button. */
function AnnouncementContent() {
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
