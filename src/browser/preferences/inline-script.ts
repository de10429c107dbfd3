import { variantKinds } from '../../model/code-variants.ts'
import { announcementDismissalKey, announcementIdKey, tabKey } from './keys.ts'
import { showCodeVariant } from './show-code-variant.ts'
import {
  type ColorMode,
  colorModeKey,
  defaultColorMode,
  parseColorMode,
  showColorMode,
} from './show-color-mode.ts'
import { showStoredSidebar } from './show-stored-sidebar.ts'
import { showStoredTabs } from './show-stored-tabs.ts'

/** Browsers may have stored the default id of an announcement with this misspelling. */
const misspelledDefaultId = 'annoucement-bar'
const defaultId = 'announcement-bar'

/**
 * Applies stored choices to the document before it's painted: the color mode as `data-theme`, the variants of samples
 * as `data-language` and `data-package-manager`, and `data-announcement-bar-initially-dismissed`. Grouped tabs and the
 * sidebar follow while they're parsed. Its settings are in the document: `data-follow-system` and
 * `data-announcement-id`. If storage fails, it counts as empty.
 */
export function applyStoredChoices(): void {
  const root = document.documentElement
  showColorMode(storedColorMode() ?? defaultColorMode())
  for (const kind of variantKinds) showCodeVariant(kind, readItem(tabKey(kind)))
  showStoredTabs(readItem)
  showStoredSidebar(readItem)
  const id = root.dataset.announcementId
  if (id !== undefined) {
    root.dataset.announcementBarInitiallyDismissed = String(isAnnouncementDismissed(id))
  }
}

function storedColorMode(): ColorMode | null {
  const text = readItem(colorModeKey)
  return text === null ? null : parseColorMode(text)
}

function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A dismissal only applies to one announcement; a new id resets it. */
function isAnnouncementDismissed(id: string): boolean {
  try {
    const stored = localStorage.getItem(announcementIdKey)
    const isSame = (stored === misspelledDefaultId ? defaultId : stored) === id
    if (stored !== id) localStorage.setItem(announcementIdKey, id)
    if (!isSame) localStorage.setItem(announcementDismissalKey, 'false')
    return isSame && localStorage.getItem(announcementDismissalKey) === 'true'
  } catch {
    return false
  }
}
