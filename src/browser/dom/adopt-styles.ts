const adopted = new Set<string>()

/**
 * Applies styles that are imported as text (`?inline`), once, however often it's called. For parts whose script is
 * loaded later, so that their styles aren't in the stylesheet that every page waits for.
 */
export function adoptStyles(styles: string): void {
  if (adopted.has(styles)) return
  adopted.add(styles)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
