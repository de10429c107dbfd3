const cache = new Map<string, Promise<unknown>>()

/**
 * Fetches a text, or JSON, once per document; after a failure the next call tries again.
 * @param path below the base of the site
 * @throws {Error} when there is no connection, no such file, or no JSON in it
 */
export const fetchText = (path: string) => fetchOnce(path, (response) => response.text())
export const fetchJson = <Value>(path: string): Promise<Value> =>
  fetchOnce(path, (response) => response.json())

function fetchOnce<Value>(
  path: string,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  const cached = cache.get(path) as Promise<Value> | undefined
  if (cached) return cached
  const url = import.meta.env.BASE_URL + path
  const value = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`)
    return read(response)
  })
  cache.set(path, value)
  value.catch(() => cache.delete(path))
  return value
}
