import { announcementDismissalKey } from './keys.ts'
import { createPreference, usePreference } from './store.ts'

/**
 * The reader's dismissal of the announcement. It belongs to one announcement: the script in the
 * head takes it back when the page carries another one.
 */
const dismissal = createPreference<boolean>({
  key: announcementDismissalKey,
  parse: (text) => text === 'true',
  fallback: false,
})

/** Whether the announcement was dismissed, in this tab or another. False while hydrating. */
export function useDismissal(): boolean {
  return usePreference(dismissal)
}

export function dismissAnnouncement(): void {
  dismissal.set(true)
}
