import { useEffect } from 'react'
import * as site from '#content/site.ts'
import { followVariantChoices } from '../preferences/code-variant-choices.ts'
import { followColorMode } from '../preferences/color-mode.ts'
import { docsVersionPreference } from '../preferences/docs-version.ts'

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
