/** Makes the place that samples render to, and tells how high what stands there is. */
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

/** Gives what samples render these styles, in the place of those of before. */
export function setStyles(styles: string): void {
  style.textContent = styles
  if (!style.isConnected) document.head.prepend(style)
}
