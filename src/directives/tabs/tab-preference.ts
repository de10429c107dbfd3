import { createPreference } from '../../preferences/store.ts'
import { tabKey } from '../../preferences/tab-key.ts'

type TabPreference = ReturnType<typeof createTabPreference>

const preferences = new Map<string, TabPreference>()

/** The stored choice of a group of tabs, one store for all sets of the group. */
export function tabPreference(group: string): TabPreference {
  let preference = preferences.get(group)
  if (!preference) {
    preference = createTabPreference(group)
    preferences.set(group, preference)
  }
  return preference
}

function createTabPreference(group: string) {
  return createPreference<string | null>({
    key: tabKey(group),
    parse: (stored) => stored,
    fallback: null,
  })
}
