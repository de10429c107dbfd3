import { tabKey } from '../../preferences/keys.ts'
import { createPreference } from '../../preferences/preference.ts'

/** The stored choice of a group of tabs, which all sets of the group share. */
export const tabPreference = (group: string) =>
  createPreference<string | null>({
    key: tabKey(group),
    parse: (stored) => stored,
    fallback: null,
  })
