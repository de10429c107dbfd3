export type ColorMode = 'light' | 'dark'

export const colorModeKey = 'theme'
export const systemPrefersDark = '(prefers-color-scheme: dark)'

/** Any stored value other than `dark` means light. */
export function parseColorMode(text: string): ColorMode {
  return text === 'dark' ? 'dark' : 'light'
}

/** Whether the document uses the system's mode until the reader chooses one. */
export function followsSystem(): boolean {
  return document.documentElement.dataset.followSystem !== undefined
}

/** The mode until the reader chooses one. */
export function defaultColorMode(): ColorMode {
  return followsSystem() && matchMedia(systemPrefersDark).matches ? 'dark' : 'light'
}

/** Sets the mode on the document, and its color on the browser's toolbar. */
export function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  themeColor?.setAttribute('content', themeColor.dataset[mode] ?? '')
}
