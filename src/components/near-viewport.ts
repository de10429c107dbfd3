/**
 * Calls `onNear` once for each of these elements: when it comes near the window, or when the Tab key
 * is first pressed, which might jump over it.
 * @param margin how near, as an IntersectionObserver takes it
 * @returns the function that ends the waiting
 */
export function onceNearViewport(
  elements: Iterable<Element>,
  margin: string,
  onNear: (element: Element) => void,
): () => void {
  const waiting = new Set(elements)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) reach(target)
    },
    { rootMargin: margin },
  )

  function reach(element: Element) {
    if (!waiting.delete(element)) return
    observer.unobserve(element)
    onNear(element)
  }
  function hearTab({ key }: KeyboardEvent) {
    if (key === 'Tab') waiting.forEach(reach)
  }

  for (const element of waiting) observer.observe(element)
  // Before the browser moves the focus.
  document.addEventListener('keydown', hearTab, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('keydown', hearTab, true)
  }
}
