import { hashedFilesIn } from './document-files.ts'

const types: { [extension: string]: RegExp } = {
  js: /javascript/,
  css: /css/,
  json: /json/,
  html: /html/,
}

/**
 * Whether a response has the type that its path promises: HTML where there is no ending, and nowhere else unasked. A
 * host in the middle of a deployment and a network that wants a sign-in answer every request with a page.
 */
export function isOfType(path: string, { headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? ''
  const [, extension = 'html'] = /\.(\w+)$/.exec(path) ?? []
  return types[extension]?.test(type) ?? !/html/.test(type)
}

/** Page data, images and lists have the hash of their content in their name. Code has one that the bundler made. */
const namedByContent = /^(?:_pages|_images)\/.*\.([0-9a-f]{8})\.\w+$/

/**
 * Whether a response is the file that was published under a path. Reads a copy of it.
 * @param hash of the published content; without one, that in the name counts, or the type alone
 */
export async function isIntact(
  path: string,
  response: Response,
  base: string,
  hash = namedByContent.exec(path)?.[1],
): Promise<boolean> {
  if (response.status !== 200 || !isOfType(path, response)) return false
  const copy = response.clone()
  try {
    // Proxies may shorten documents, so these are known by what they name.
    if (path.endsWith('.html')) return hashedFilesIn(await copy.text(), base).length > 0
    return hash === undefined || (await hashOf(await copy.arrayBuffer())) === hash
  } catch {
    // It was cut off.
    return false
  }
}

/** As the build makes it: the first eight hexadecimal digits of SHA-256. */
async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return [...digest.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
