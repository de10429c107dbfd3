import { createLocalEngine, type LocalEngine } from './engine.ts'
import type { SearchIndex, SearchTexts, SearchWords } from './index-data.ts'
import type { WorkerReply, WorkerRequest } from './protocol.ts'

type Loaded = {
  engine: LocalEngine
  /** Whether the words of the texts have come. */
  words: Promise<boolean>
  /** Resolves when everything is there. */
  texts: Promise<void>
}

/** How long a search waits for the words. On most connections they come by then, so hits don't move later. */
const wordsTimeoutMs = 50

/**
 * The worker's side of the protocol. Files are fetched once, when the first request comes; after a
 * failure the next request fetches them again, past the browser's cache, which may hold for a year what was wrong.
 * `fetchJson` rejects when a file cannot be had.
 */
export function createWorkerHost(
  reply: (message: WorkerReply) => void,
  fetchJson: (url: string, cache: RequestCache) => Promise<unknown>,
): (request: WorkerRequest) => Promise<void> {
  const openIds = new Set<number>()
  let loading: Promise<Loaded> | null = null
  let cache: RequestCache = 'default'

  async function load(indexUrl: string): Promise<Loaded> {
    // What comes from the site's own build has the shape that the build has checked.
    const index = (await fetchJson(indexUrl, cache)) as SearchIndex
    const engine = createLocalEngine(index)
    const fetchBeside = (name: string) => fetchJson(new URL(name, indexUrl).href, cache)
    const loadedWords = fetchBeside(index.files.words).then((words) =>
      engine.addWords(words as SearchWords),
    )
    // One after the other, because hits need words more than excerpts.
    const texts = loadedWords
      .then(() => fetchBeside(index.files.texts))
      .then((loaded) => engine.addTexts(loaded as SearchTexts))
    // Whoever waits for the texts hears of it; searching goes on with what is there.
    texts.catch(reset)
    const words = loadedWords.then(
      () => true,
      () => false,
    )
    return { engine, words, texts }
  }

  function loadOnce(indexUrl: string): Promise<Loaded> {
    loading ??= load(indexUrl).catch((error) => {
      reset()
      throw error
    })
    return loading
  }

  function reset() {
    loading = null
    cache = 'reload'
  }

  async function answer(request: Exclude<WorkerRequest, { type: 'cancel' }>): Promise<WorkerReply> {
    const { id, type, indexUrl } = request
    const { engine, words, texts } = await loadOnce(indexUrl)
    if (type === 'warm-up') {
      await texts
      return { id, type: 'ready' }
    }
    await Promise.race([words, wait(wordsTimeoutMs)])
    // Lets a cancellation that is already on its way come first.
    await wait(0)
    if (!openIds.has(id)) return { id, type: 'ready' }
    const { query, ...options } = request
    const search = () => engine.search(query, { ...options, eachPageOnce: true })
    const answer = search()
    if (answer.total > 0 || !answer.isPartial) return { id, type: 'answer', answer }
    // No name matches. Before the answer is that there is nothing, the texts are searched.
    if (!(await words)) await texts
    return { id, type: 'answer', answer: search() }
  }

  return async (request) => {
    const { id } = request
    if (request.type === 'cancel') {
      openIds.delete(id)
      return
    }
    openIds.add(id)
    try {
      const message = await answer(request)
      if (openIds.has(id)) reply(message)
    } catch (error) {
      if (openIds.has(id)) reply({ id, type: 'failure', message: String(error) })
    } finally {
      openIds.delete(id)
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
