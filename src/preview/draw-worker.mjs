// JavaScript, because a worker of Node 20 does not inherit the loader that runs TypeScript: it has
// to register its own. Can become TypeScript when Node runs that without a loader (22.18).
import { register } from 'tsx/esm/api'

register()
const { drawCard } = await import('./draw.ts')

/**
 * What the worker pool is asked to do: one picture at a time.
 * @param {import('./card.ts').Card} card
 */
export const drawTask = (card) => drawCard(card)
