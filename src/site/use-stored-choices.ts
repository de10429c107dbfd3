import { useEffect } from 'react'
import * as site from '#content/site.ts'
import { followVariantChoices } from '../browser/preferences/code-variant-choices.ts'
import { followColorMode } from '../browser/preferences/color-mode.ts'
import { docsVersionPreference } from '../browser/preferences/docs-version.ts'

/** Keeps the document in sync with the reader's stored choices, and removes outdated ones. */
export function useStoredChoices(): void {
  useEffect(() => {
    if (site.versionPersistence === 'local') {
      // Removes a version that doesn't exist anymore.
      docsVersionPreference(site.versions.map(({ name }) => name))
    }
    const stops = [followColorMode(), followVariantChoices()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
