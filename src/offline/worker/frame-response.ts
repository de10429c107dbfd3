import { keptHeader } from '../../live/frame-file.ts'

/**
 * Cuts a frame off from the site by its header: where a worker answers, the frame has no attribute that does it, and
 * not every host sends headers.
 */
export function sandboxed(frame: Response): Response {
  if (frame.type === 'error') return frame
  const headers = new Headers(frame.headers)
  headers.append('Content-Security-Policy', "sandbox allow-scripts; frame-ancestors 'self'")
  return new Response(frame.body, { status: frame.status, headers })
}

/** Says that a frame comes from what is kept. */
export function markCached(frame: Response): Response {
  const headers = new Headers(frame.headers)
  headers.set(keptHeader, '1')
  return new Response(frame.body, { status: frame.status, headers })
}
