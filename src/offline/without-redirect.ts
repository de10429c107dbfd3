/** A response that was redirected may not answer the request for a document; its copy may. */
export function withoutRedirect(response: Response): Response {
  const { redirected, body, status, headers } = response
  return redirected ? new Response(body, { status, headers }) : response
}
