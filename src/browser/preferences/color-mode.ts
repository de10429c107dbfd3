import { useSyncExternalStore } from 'react'
import { createPreference } from './preference.ts'
import {
  type ColorMode,
  colorModeKey,
  defaultColorMode,
  followsSystem,
  parseColorMode,
  showColorMode,
  systemPrefersDark,
} from './show-color-mode.ts'

const choice = createPreference<ColorMode | null>({
  key: colorModeKey,
  parse: parseColorMode,
  format: (mode) => mode ?? '',
  fallback: null,
})

/**
 * Keeps the document in the reader's color mode: the stored one, even if it was stored by another tab; otherwise the
 * system's if the document follows it (`data-follow-system`); otherwise light. Returns a function that stops this.
 */
export function followColorMode(): () => void {
  const update = () => showColorMode(currentMode())
  update()
  return subscribe(update)
}

/** The current mode (light while prerendering and hydrating), and a function that switches and stores it. */
export function useColorMode(): [ColorMode, () => void] {
  const mode = useSyncExternalStore<ColorMode>(subscribe, currentMode, () => 'light')
  return [mode, () => choice.set(mode === 'dark' ? 'light' : 'dark')]
}

function currentMode(): ColorMode {
  return choice.get() ?? defaultColorMode()
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = choice.subscribe(listener)
  if (!followsSystem()) return unsubscribe
  const system = matchMedia(systemPrefersDark)
  system.addEventListener('change', listener)
  return () => {
    unsubscribe()
    system.removeEventListener('change', listener)
  }
}
