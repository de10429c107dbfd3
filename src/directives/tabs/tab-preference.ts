import { tabKey } from '../../browser/preferences/keys.ts'
import { createPreference } from '../../browser/preferences/preference.ts'

/** The stored choice of a group of tabs, shared by all sets of the group. */
export const tabPreference = (group: string) =>
  createPreference<string | null>({
    key: tabKey(group),
    parse: (stored) => stored,
    fallback: null,
  })
