/**
 * An icon for a button that script adds, in a square of 24 units. What is in a button says nothing but its name, so
 * nothing hides the icon.
 * @param path data of an SVG path, whose line is drawn
 */
export const iconHtml = (path: string) =>
  `<svg class="icon" viewBox="0 0 24 24"><path d="${path}"/></svg>`

/** Gives a button an icon in the place of a word, and a name that shows when the mouse rests on it. */
export function showIcon(button: HTMLButtonElement, name: string, path: string): void {
  button.innerHTML = iconHtml(path)
  button.ariaLabel = button.title = name
}
