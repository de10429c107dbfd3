import type { MouseEvent } from 'react'
import { announcementDismissal } from '../../browser/preferences/announcement.ts'
import { usePreference } from '../../browser/preferences/preference.ts'
import { rendersStaticParts, staticPart } from '../static-part.tsx'
import { AnnouncementContent } from './announcement-content.tsx'

const Announcement = staticPart('announcement', rendersStaticParts && AnnouncementContent)

/**
 * The bar above the navbar, from configuration. It is always in the prerendered page; the script
 * in the head marks the document when the reader has dismissed it, and the style hides it.
 */
export function AnnouncementBar() {
  return usePreference(announcementDismissal) ? null : <Announcement onClick={closeOnButton} />
}

/** Focus goes on to the navbar, because the button it was on is gone. */
function closeOnButton({ target }: MouseEvent) {
  if (!(target as Element).closest('button')) return
  announcementDismissal.set(true)
  document.querySelector<HTMLElement>('.navbar .brand')?.focus()
}
