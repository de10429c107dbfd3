import { tabKey } from '../../browser/preferences/keys.ts'
import { createPreference } from '../../browser/preferences/preference.ts'

/** The stored choice of a group of tabs, which all sets of the group share. */
export const tabPreference = (group: string) =>
  createPreference<string | null>({
    key: tabKey(group),
    parse: (stored) => stored,
    fallback: null,
  })
