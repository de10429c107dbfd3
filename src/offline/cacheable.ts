const types: { [extension: string]: RegExp } = {
  js: /javascript/,
  css: /css/,
  json: /json/,
  html: /html/,
}

/**
 * The response in a form that can be cached for a path below the base; pages have paths without an extension. Null if
 * it can't be that file: networks that require a sign-in, and hosts during a deployment, respond with a page.
 */
export function cacheable(path: string, response: Response): Response | null {
  const { status, redirected, headers, body } = response
  const type = headers.get('Content-Type') ?? ''
  const [, extension] = /\.(\w+)$/.exec(path) ?? []
  const isOfType = types[extension ?? 'html']?.test(type) ?? !/html/.test(type)
  if (status !== 200 || !isOfType || (redirected && extension)) return null
  // Browsers reject a redirected response for a document, but not a copy of it.
  return redirected ? new Response(body, { headers }) : response
}
