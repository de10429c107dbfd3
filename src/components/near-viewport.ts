/**
 * Calls `onNear` once for each of these elements: when it comes near the window, or when the Tab key is first pressed,
 * because Tab would otherwise skip it.
 * @param margin how near, in the format of IntersectionObserver
 * @returns a function that stops waiting
 */
export function onceNearViewport(
  elements: Iterable<Element>,
  margin: string,
  onNear: (element: Element) => void,
): () => void {
  const waiting = new Set(elements)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) report(target)
    },
    { rootMargin: margin },
  )

  function report(element: Element) {
    if (!waiting.delete(element)) return
    observer.unobserve(element)
    onNear(element)
  }
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Tab') waiting.forEach(report)
  }

  for (const element of waiting) observer.observe(element)
  // In the capture phase, so before the browser moves the focus.
  document.addEventListener('keydown', onKeyDown, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('keydown', onKeyDown, true)
  }
}
