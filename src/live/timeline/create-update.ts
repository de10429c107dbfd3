/**
 * Makes a function that shows a value in a box, unless it is the one that the box shows already. What has the focus
 * keeps it, by its place among the elements that take it.
 * @param selector finds these elements in the box
 */
export function createUpdate(
  box: HTMLElement,
  selector: string,
): (value: unknown, createChildren: () => HTMLElement[]) => void {
  let last = ''
  return (value, createChildren) => {
    const key = JSON.stringify(value)
    if (key === last) return
    last = key
    const stops = () => [...box.querySelectorAll<HTMLElement>(selector)]
    const focused = stops().indexOf(document.activeElement as HTMLElement)
    box.replaceChildren(...createChildren())
    stops()[focused]?.focus()
  }
}
