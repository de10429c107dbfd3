/**
 * Gives a button that script adds an icon in the place of a word, and a name that shows when the mouse rests on it.
 * What is in a button says nothing but its name, so nothing hides the icon.
 * @param path data of an SVG path in a square of 24 units, whose line is drawn
 */
export function showIcon(button: HTMLButtonElement, name: string, path: string): void {
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24"><path d="${path}"/></svg>`
  button.ariaLabel = button.title = name
}
