import { announcementDismissalKey } from './keys.ts'
import { createPreference } from './preference.ts'

/**
 * Whether the reader has dismissed the announcement. It belongs to one announcement: the script in the
 * head takes it back when the page carries another one.
 */
export const announcementDismissal = createPreference<boolean>({
  key: announcementDismissalKey,
  parse: (text) => text === 'true',
  fallback: false,
})
