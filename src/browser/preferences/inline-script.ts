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

/** Browsers may have stored the default id of an announcement in this misspelled form. */
const misspelledDefaultId = 'annoucement-bar'
const defaultId = 'announcement-bar'

/**
 * Puts stored choices on the document before anything is painted: the color mode as `data-theme`, the variants of code
 * samples as `data-language` and `data-package-manager`, and `data-announcement-bar-initially-dismissed`; grouped tabs
 * and the sidebar follow as they are parsed. It reads its settings from the document: `data-follow-system` and
 * `data-announcement-id`. Storage that fails counts as empty.
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

/** A dismissal holds for the announcement it was made for: another id takes it back. */
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
