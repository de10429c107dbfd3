import { useEffect } from 'react'
import { site } from '#content/site.ts'
import { keepColorMode } from '../preferences/color-mode.ts'
import { createVersionPreference } from '../preferences/docs-version.ts'

/** Keeps the document in step with what the reader has stored, and removes what is out of date. */
export function useStoredChoices(): void {
  useEffect(() => {
    const names = site.versions.map(({ name }) => name)
    createVersionPreference(names, site.versionPersistence)
    return keepColorMode()
  }, [])
}
