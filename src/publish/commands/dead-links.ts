import { mapConcurrent } from '../../system/concurrency.ts'

/** An address and what came of asking for it: a status, or why there was no answer. */
type DeadLink = { url: string; reason: string }

/** Some servers refuse to tell about a page what they tell with it. */
const refusesHead = new Set([403, 405, 501])

/**
 * The addresses that answer with an error or not at all, in the order given.
 * @param limitMs the longest that one answer may take
 * @param concurrency how many are asked at a time
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

/** What is wrong with an address; null when it answers. */
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
    // "fetch failed" has a cause, which says more.
    const cause = (error.cause ?? error) as NodeJS.ErrnoException
    return cause.code ?? cause.message
  }
}
