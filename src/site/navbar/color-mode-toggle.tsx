import { useColorMode } from '../../browser/preferences/color-mode.ts'
import { useHydrated } from '../../components/use-hydrated.ts'
import { MoonIcon, SunIcon } from '../icons.tsx'

/**
 * Switches between light and dark. The style decides by the document's mode which icon is visible, so that it's right
 * before script runs.
 */
export function ColorModeToggle() {
  const [mode, toggle] = useColorMode()
  const label = `Switch between dark and light mode (currently ${mode} mode)`
  return (
    <button
      type="button"
      className="icon-button color-mode-toggle"
      aria-label={label}
      title={label}
      disabled={!useHydrated()}
      onClick={toggle}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  )
}
