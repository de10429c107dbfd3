import { endsOf } from './ends-of.ts'

/** How long what an arrow carries is on its way, in ms. */
export const travelMs = 700

/**
 * When the arrows of a step set out, in ms, and when what they carry arrives at parts. An arrow that leads on from
 * another waits for it.
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

/** Animates an element once, from the start of a delay. Readers who want less motion see it at its end. */
export function animate(
  element: Element | null,
  keyframes: Keyframe[],
  options: KeyframeAnimationOptions,
): void {
  if (!element?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate(keyframes, { fill: 'backwards', easing: 'ease-in-out', ...options })
}
