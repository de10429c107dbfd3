import { createLocalEngine, type LocalEngine } from './engine.ts'
import type { WorkerReply, WorkerRequest } from './protocol.ts'

type Loaded = { engine: LocalEngine; texts: Promise<void> }

/**
 * The worker's side of the protocol. Files are fetched once, when the first request comes; after a
 * failure the next request fetches them again. `fetchJson` rejects when a file cannot be had.
 */
export function createWorkerHost(
  reply: (message: WorkerReply) => void,
  fetchJson: (url: string) => Promise<unknown>,
): (request: WorkerRequest) => Promise<void> {
  const open = new Set<number>()
  let loading: Promise<Loaded> | null = null

  async function load(indexUrl: string): Promise<Loaded> {
    // What comes from the site's own build has the shape that the build has checked.
    const index = (await fetchJson(indexUrl)) as Parameters<typeof createLocalEngine>[0]
    const engine = createLocalEngine(index)
    const texts = fetchJson(new URL(index.texts, indexUrl).href).then((loaded) =>
      engine.addTexts(loaded as string[]),
    )
    // Whoever waits for the texts hears of it; searching goes on without excerpts.
    texts.catch(() => {
      loading = null
    })
    return { engine, texts }
  }

  function loadOnce(indexUrl: string): Promise<Loaded> {
    loading ??= load(indexUrl).catch((error) => {
      loading = null
      throw error
    })
    return loading
  }

  async function answer(request: Exclude<WorkerRequest, { type: 'cancel' }>): Promise<WorkerReply> {
    const { id, type, indexUrl } = request
    const { engine, texts } = await loadOnce(indexUrl)
    if (type === 'warm-up') {
      await texts
      return { id, type: 'ready' }
    }
    // Lets a cancellation that is already under way come first.
    await new Promise((resolve) => setTimeout(resolve))
    if (!open.has(id)) return { id, type: 'ready' }
    const { query, page, perPage } = request
    return { id, type: 'answer', answer: engine.search(query, { page, perPage }) }
  }

  return async (request) => {
    const { id } = request
    if (request.type === 'cancel') {
      open.delete(id)
      return
    }
    open.add(id)
    try {
      const message = await answer(request)
      if (open.has(id)) reply(message)
    } catch (error) {
      if (open.has(id)) reply({ id, type: 'failure', message: String(error) })
    } finally {
      open.delete(id)
    }
  }
}
