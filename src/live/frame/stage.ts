/** Creates the element that samples render into, and reports its height. */
export function setUpStage(tellHeight: (height: number) => void): void {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  let last = -1
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === last) return
    last = height
    tellHeight(height)
  }).observe(document.body)
}

const style = document.createElement('style')

/** Replaces the styles for what samples render. */
export function setStyles(styles: string): void {
  style.textContent = styles
  if (!style.isConnected) document.head.prepend(style)
}
