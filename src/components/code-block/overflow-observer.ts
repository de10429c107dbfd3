type Listener = (overflows: boolean) => void

const listeners = new WeakMap<Element, Listener>()
let observer: ResizeObserver | undefined

/**
 * Calls `listener` with whether the content of `element` is wider than its box: soon after the call, and whenever the
 * size changes, including when a hidden element is shown. All elements of a page share one observer, and all are
 * measured before the first listener is called, so that a page with a hundred code blocks is laid out only once.
 * Returns a function that stops this.
 */
export function observeOverflow(element: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver((entries) => {
    const measured = entries.map(({ target }) => ({
      listener: listeners.get(target),
      overflows: target.scrollWidth > target.clientWidth,
    }))
    for (const { listener, overflows } of measured) listener?.(overflows)
  })
  listeners.set(element, listener)
  observer.observe(element)
  return () => observer?.unobserve(element)
}
