import { useEffect } from 'react'
import * as site from '#content/site.ts'
import { keepCodeForms } from '../preferences/code-choices.ts'
import { keepColorMode } from '../preferences/color-mode.ts'
import { forgetUnknownVersion } from '../preferences/docs-version.ts'

/** Keeps the document in step with what the reader has stored, and removes what is out of date. */
export function useStoredChoices(): void {
  useEffect(() => {
    if (site.versionPersistence === 'local') {
      forgetUnknownVersion(site.versions.map(({ name }) => name))
    }
    const stops = [keepColorMode(), keepCodeForms()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
