import { availableParallelism } from 'node:os'
import Tinypool from 'tinypool'
import { bundleThread } from '../../system/bundled-thread.ts'
import { codeParts } from '../../system/code-version.ts'
import { filesAtOnce, mapConcurrent } from '../../system/concurrency.ts'
import { diskCache } from '../../system/disk-cache.ts'
import { hash } from '../../system/hash.ts'
import type { CardElement } from './card.ts'

/** What renders a card in a thread. */
const renderWorker = 'src/publish/preview/render-worker.ts'

/** A thread takes as long to start as twelve cards take, and the rest of the build needs cores too. */
const maxThreads = Math.min(2, availableParallelism())

/**
 * The images of cards, in their order: from the disk cache what has been rendered before, the rest rendered beside the
 * build.
 * @param cacheDir the folder of the disk cache
 */
export async function renderCards(cards: CardElement[], cacheDir?: string): Promise<Uint8Array[]> {
  const cache = diskCache<Uint8Array>('previews', cacheDir)
  const code = await codeParts(renderWorker)
  let pool: Promise<Tinypool> | undefined
  const render = async (card: CardElement): Promise<Uint8Array> => {
    pool ??= createPool()
    return (await pool).run(card)
  }
  try {
    return await mapConcurrent(filesAtOnce, cards, (card) =>
      cache.remember(hash(JSON.stringify(card)), code, () => render(card)),
    )
  } finally {
    await (await pool)?.destroy()
  }
}

const createPool = async (): Promise<Tinypool> =>
  new Tinypool({
    filename: await bundleThread(renderWorker),
    name: 'renderTask',
    minThreads: 1,
    maxThreads,
  })
