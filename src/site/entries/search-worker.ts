/** Searches beside the page, so that typing never waits for it. */
import type { WorkerReply, WorkerRequest } from '../../search/local/protocol.ts'
import { createWorkerHost } from '../../search/local/worker-host.ts'

const handle = createWorkerHost(
  (message: WorkerReply) => self.postMessage(message),
  async (url, cache) => {
    const response = await fetch(url, { cache })
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`)
    return response.json()
  },
)

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => handle(data))
