const adopted = new Set<string>()

/**
 * Applies styles that are imported as text (`?inline`), once however often it is called. For parts that come with
 * script of their own after a page, so that the stylesheet which every page waits for goes without them.
 */
export function adoptStyles(styles: string): void {
  if (adopted.has(styles)) return
  adopted.add(styles)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
