// JavaScript, because a worker of Node 20 does not inherit the loader that runs TypeScript: it has
// to register its own. Can become TypeScript when Node runs that without a loader (22.18).
import { register } from 'tsx/esm/api'

register()
const { renderCard } = await import('./render.ts')

/**
 * What the worker pool is asked to do: one picture at a time. The pool waits for the next one without
 * a turn of the event loop, in which alone Node frees what the renderer has made: 6 MB a picture.
 * @param {import('./card.ts').CardElement} card
 */
export async function renderTask(card) {
  await new Promise((resolve) => setImmediate(resolve))
  return renderCard(card)
}
