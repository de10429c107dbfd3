const fetched = new Map<string, Promise<unknown>>()

/**
 * Fetches a text, or JSON, once for as long as the document lives; what failed is asked for again.
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
  const known = fetched.get(path) as Promise<Value> | undefined
  if (known) return known
  const value = fetchAnew(import.meta.env.BASE_URL + path, read)
  fetched.set(path, value)
  value.catch(() => fetched.delete(path))
  return value
}

async function fetchAnew<Value>(
  url: string,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`)
  return read(response)
}
