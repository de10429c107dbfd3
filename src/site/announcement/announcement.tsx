import type { MouseEvent } from 'react'
import { announcementDismissal } from '../../browser/preferences/announcement.ts'
import { usePreference } from '../../browser/preferences/preference.ts'
import { rendersStaticParts, staticPart } from '../static-part.tsx'
import { AnnouncementContent } from './announcement-content.tsx'

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
