export type ColorMode = 'light' | 'dark'

export const colorModeKey = 'theme'
export const systemPrefersDark = '(prefers-color-scheme: dark)'

/** Any stored value other than `dark` is light. */
export function parseColorMode(text: string): ColorMode {
  return text === 'dark' ? 'dark' : 'light'
}

/** Puts the mode on the document, and the mode's color on the browser's own toolbar. */
export function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  themeColor?.setAttribute('content', themeColor.dataset[mode] ?? '')
}
