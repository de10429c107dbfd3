import { useEffect } from 'react'
import * as site from '#content/site.ts'
import { followVariantChoices } from '../browser/preferences/code-variant-choices.ts'
import { followColorMode } from '../browser/preferences/color-mode.ts'
import { docsVersionPreference } from '../browser/preferences/docs-version.ts'

/** Keeps the document in step with what the reader has stored, and removes what is out of date. */
export function useStoredChoices(): void {
  useEffect(() => {
    if (site.versionPersistence === 'local') {
      // Removes a version that is gone.
      docsVersionPreference(site.versions.map(({ name }) => name))
    }
    const stops = [followColorMode(), followVariantChoices()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
