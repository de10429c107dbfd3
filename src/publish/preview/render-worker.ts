import type { CardElement } from './card.ts'
import { renderCard } from './render.ts'

/**
 * What the worker pool is asked to do: one picture at a time. The pool waits for the next one without
 * a turn of the event loop, in which alone Node frees what the renderer has made: 6 MB a picture.
 */
export async function renderTask(card: CardElement): Promise<Uint8Array> {
  await new Promise((resolve) => setImmediate(resolve))
  return renderCard(card)
}
