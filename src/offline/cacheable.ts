const types: { [extension: string]: RegExp } = {
  js: /javascript/,
  css: /css/,
  json: /json/,
  html: /html/,
}

/**
 * What to cache of a response to a request for a path below the base; pages have paths without an extension. Null if
 * it can't be the file: networks that want a sign-in, and hosts in the middle of a deployment, respond with a page.
 */
export function cacheable(path: string, response: Response): Response | null {
  const { status, redirected, headers, body } = response
  const type = headers.get('Content-Type') ?? ''
  const [, extension] = /\.(\w+)$/.exec(path) ?? []
  const isOfType = types[extension ?? 'html']?.test(type) ?? !/html/.test(type)
  if (status !== 200 || !isOfType || (redirected && extension)) return null
  // Browsers refuse a redirected response to the request for a document, but not a copy of it.
  return redirected ? new Response(body, { headers }) : response
}
