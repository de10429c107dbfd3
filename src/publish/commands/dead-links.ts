import { mapConcurrent } from '../../system/concurrency.ts'

/** An address that can't be loaded: the status of its response, or why there was none. */
type DeadLink = { url: string; reason: string }

/** Some servers reject HEAD for pages that they send in response to GET. */
const refusesHead = new Set([403, 405, 501])

/**
 * The addresses that respond with an error or not at all, in the given order.
 * @param limitMs how long to wait for one response
 * @param concurrency how many are requested at a time
 */
export async function findDeadLinks(
  urls: string[],
  { limitMs = 10_000, concurrency = 8 }: { limitMs?: number; concurrency?: number } = {},
): Promise<DeadLink[]> {
  const links = await mapConcurrent(concurrency, urls, async (url) => ({
    url,
    reason: await reasonOf(url, limitMs),
  }))
  return links.filter((link): link is DeadLink => link.reason !== null)
}

/** Why an address can't be loaded; null when it can. */
async function reasonOf(url: string, limitMs: number): Promise<string | null> {
  const ask = async (method: 'HEAD' | 'GET') => {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(limitMs) })
    await response.body?.cancel()
    return response.status
  }
  try {
    const status = await ask('HEAD')
    const final = refusesHead.has(status) ? await ask('GET') : status
    return final < 400 ? null : `status ${final}`
  } catch (error) {
    if (!(error instanceof Error)) return String(error)
    if (error.name === 'TimeoutError') return `silent for ${limitMs} ms`
    // The message of the error itself is only "fetch failed".
    const cause = (error.cause ?? error) as NodeJS.ErrnoException
    return cause.code ?? cause.message
  }
}
