import { endsOf } from './ends-of.ts'

/** How long a dot takes along an arrow, in ms. */
export const travelMs = 700

/**
 * When the arrows of a step start, in ms, and when the dots arrive at parts. An arrow that continues another one starts
 * when that one has arrived.
 */
export function scheduleOf(arrows: string[]) {
  const starts = new Map<string, number>()
  const arrivals = new Map<string, number>()
  for (const name of arrows) {
    const [from, to] = endsOf(name)
    const start = arrivals.get(from) ?? 0
    starts.set(name, start)
    if (!arrivals.has(to)) arrivals.set(to, start + travelMs)
  }
  return { starts, arrivals }
}

/** Animates an element once, after a delay. With reduced motion, it's at its end at once. */
export function animate(
  element: Element | null,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): void {
  if (!element?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate(keyframes, { fill: 'backwards', easing: 'ease-in-out', ...options })
}
