import type { CardElement } from './card.ts'
import { renderCard } from './render.ts'

/**
 * Task of the worker pool: renders one card. The pool passes the next task without a turn of the event loop, and
 * without one Node doesn't free what the renderer has allocated, 6 MB per card.
 */
export async function renderTask(card: CardElement): Promise<Uint8Array> {
  await new Promise((resolve) => setImmediate(resolve))
  return renderCard(card)
}
