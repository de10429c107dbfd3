import { expect, it } from 'vitest'
import { keptHeader } from '../../live/frame-file.ts'
import { markCached, sandboxed } from './frame-response.ts'

const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'" }

it('cuts a frame off from the site, whatever else its host says', async () => {
  const frame = sandboxed(new Response('<p>', { headers }))
  const policy = frame.headers.get('Content-Security-Policy')
  expect(policy).toBe("default-src 'none', sandbox allow-scripts; frame-ancestors 'self'")
  expect(sandboxed(new Response('')).headers.get('Content-Security-Policy')).toContain('sandbox')
  expect(await frame.text()).toBe('<p>')
})

it('says of a kept frame that it is one', () => {
  expect(markCached(new Response('', { headers })).headers.get(keptHeader)).toBe('1')
  expect(sandboxed(markCached(new Response(''))).headers.get(keptHeader)).toBe('1')
})

it('leaves a failure what it is', () => {
  const failure = Response.error()
  expect(sandboxed(failure)).toBe(failure)
})
