/**
 * Gives a button that is added by script an icon, and a name that is shown on hover. The icon itself is hidden from
 * assistive technology.
 * @param path data of an SVG path in a square of 24 units, which is stroked
 */
export function showIcon(button: HTMLButtonElement, name: string, path: string): void {
  button.innerHTML = `<svg class="icon" viewBox="0 0 24 24"><path d="${path}"/></svg>`
  button.ariaLabel = button.title = name
}
