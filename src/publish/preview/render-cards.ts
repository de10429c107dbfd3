import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import { bundleThread } from '../../system/bundled-thread.ts'
import { codeParts } from '../../system/code-version.ts'
import { mapConcurrent } from '../../system/concurrency.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { hash } from '../../system/hash.ts'
import type { CardElement } from './card.ts'

/** What renders a card in a thread. */
const renderWorker = 'src/publish/preview/render-worker.ts'

/** Up to this many cards are rendered in this thread, because starting a worker takes as long. */
const maxCardsWithoutPool = 8

/** One thread for this many cards. A site of usual size leaves the other cores to the rest of the build. */
const cardsPerThread = 100

/** How many images are processed at a time, because the images of a large site don't fit into memory. */
const imagesAtOnce = 32

/**
 * Passes the image of each card to `take`, with the number of the card, in the order in which they are done. Images
 * come from the disk cache or are rendered on all cores.
 * @param cacheDir the folder of the disk cache
 */
export async function renderCards(
  cards: CardElement[],
  take: (image: Uint8Array, index: number) => Promise<void>,
  cacheDir?: string,
): Promise<void> {
  const cache = diskCache<Uint8Array>('previews', cacheDir)
  const code = await codeParts(renderWorker)
  const names = cards.map((card) => hash(JSON.stringify(card)))

  const isMissing = async (name: string) => (await cache.read(name, code)) === undefined
  const missing = (await mapConcurrent(imagesAtOnce, names, isMissing)).filter(Boolean).length
  const pool = missing > maxCardsWithoutPool ? await createPool(missing) : null
  try {
    await mapConcurrent(imagesAtOnce, cards, async (card, index) => {
      const name = names[index] as string
      const render = () => (pool ? pool.run(card) : renderHere(card))
      await take(await cache.remember(name, code, render), index)
    })
  } finally {
    await pool?.destroy()
  }
}

/** Loading the renderer takes half a second, so it's loaded only when there is something to render. */
async function renderHere(card: CardElement): Promise<Uint8Array> {
  const { renderCard } = await import('./render.ts')
  return renderCard(card)
}

async function createPool(cardCount: number): Promise<Tinypool> {
  return new Tinypool({
    filename: await bundleThread(renderWorker),
    name: 'renderTask',
    maxThreads: Math.min(availableParallelism(), Math.ceil(cardCount / cardsPerThread)),
  })
}
