import { announcementDismissalKey } from './keys.ts'
import { createPreference } from './preference.ts'

/**
 * Whether the reader has dismissed the announcement. If the page has a new announcement, the script in the head resets
 * it.
 */
export const announcementDismissal = createPreference<boolean>({
  key: announcementDismissalKey,
  parse: (text) => text === 'true',
  fallback: false,
})
