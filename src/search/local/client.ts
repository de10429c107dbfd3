import { defaultPerPage, type SearchAnswer, type SearchEngine, SearchError } from '../engine.ts'
import type { WorkerReply, WorkerRequest } from './protocol.ts'

/** The part of Worker that is used; tests have their own. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

type PendingRequest = { resolve: (reply: WorkerReply) => void; reject: (error: unknown) => void }

type RequestOf<Request> = Request extends { id: number } ? Omit<Request, 'id'> : never

function startWorker(indexUrl: string): SearchWorker {
  // Vite looks for this name. Here it means one whose script is fetched anew when it breaks: the browser's cache may
  // hold for a year what is no script.
  class Worker extends globalThis.Worker {
    constructor(url: URL, options: WorkerOptions) {
      super(url, options)
      this.addEventListener('error', () => {
        // Without a connection the next worker breaks as well, and says so.
        fetch(url, { cache: 'reload' }).catch(() => {})
      })
    }
  }
  // The worker asks for the index when its script is there. Meanwhile it comes to the browser's cache.
  fetch(indexUrl)
    .then((response) => response.arrayBuffer())
    .catch(() => {
      // The worker hears it too, and says so.
    })
  return new Worker(new URL('../../site/entries/search-worker.ts', import.meta.url), {
    type: 'module',
  })
}

/**
 * Searches in a worker, over files of the site: nothing leaves it, and once they are here it works
 * offline. The worker starts with the first request; one that breaks is replaced at the next.
 * @param base path the site is served under; hits carry it
 * @param indexUrl absolute address of the index
 */
export function createLocalClient(
  { base, indexUrl }: { base: string; indexUrl: string },
  createWorker: (indexUrl: string) => SearchWorker = startWorker,
): SearchEngine {
  const pending = new Map<number, PendingRequest>()
  let worker: SearchWorker | null = null
  let lastId = 0

  function openWorker(): SearchWorker {
    if (worker) return worker
    const created = createWorker(indexUrl)
    created.onmessage = ({ data }) => {
      pending.get(data.id)?.resolve(data)
      pending.delete(data.id)
    }
    created.onerror = ({ message }) => {
      created.terminate()
      worker = null
      const error = new SearchError(`The search worker broke: ${message || 'it did not load'}.`)
      for (const { reject } of pending.values()) reject(error)
      pending.clear()
    }
    worker = created
    return created
  }

  async function send(
    request: RequestOf<WorkerRequest>,
    signal: AbortSignal | undefined,
  ): Promise<WorkerReply> {
    signal?.throwIfAborted()
    const id = ++lastId
    const cancel = () => {
      pending.get(id)?.reject(signal?.reason)
      pending.delete(id)
      worker?.postMessage({ id, type: 'cancel' } satisfies WorkerRequest)
    }
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      const reply = await new Promise<WorkerReply>((resolve, reject) => {
        pending.set(id, { resolve, reject })
        openWorker().postMessage({ ...request, id })
      })
      if (reply.type === 'failure') throw new SearchError(reply.message)
      return reply
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  return {
    async search(query, { page = 0, perPage = defaultPerPage, group, signal } = {}) {
      const request = { type: 'search', indexUrl, query, page, perPage, group } as const
      const reply = await send(request, signal)
      if (reply.type !== 'answer') throw new SearchError(`Expected an answer, not ${reply.type}.`)
      return withFullAddresses(reply.answer, base)
    },
    async warmUp() {
      await send({ type: 'warm-up', indexUrl }, undefined)
    },
  }
}

function withFullAddresses(answer: SearchAnswer, base: string): SearchAnswer {
  const hits = answer.hits.map((hit) =>
    hit.isExternal ? hit : { ...hit, url: base + hit.url.slice(1) },
  )
  return { ...answer, hits }
}
