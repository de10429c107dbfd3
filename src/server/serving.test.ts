import { describe, expect, it } from 'vitest'
import { createHeaders, headersFor } from './serving.ts'

function policy(options: Partial<Parameters<typeof createHeaders>[0]> = {}): string {
  const rules = createHeaders({ inlineScriptHashes: [], ...options })
  return headersFor(rules, '/')['Content-Security-Policy'] ?? ''
}

describe('response headers', () => {
  it('let pages load nothing from elsewhere, be framed nowhere, and use no sensors', () => {
    expect(headersFor(createHeaders({ inlineScriptHashes: [] }), '/faq')).toEqual({
      'Content-Security-Policy':
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "media-src 'self'; frame-src 'none'; connect-src 'self'; worker-src 'self'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; object-src 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
        'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  it('allow inline scripts by hash only', () => {
    expect(policy({ inlineScriptHashes: ['sha256-abc', 'sha256-def'] })).toContain(
      "script-src 'self' 'sha256-abc' 'sha256-def';",
    )
    expect(policy()).not.toContain('unsafe')
  })

  it.each(['script-src', 'img-src', 'font-src', 'media-src', 'connect-src'] as const)(
    'open the policy to other origins only when they are configured: %s',
    (directive) => {
      const sources = { [directive]: ['https://a.test', 'https://b.test'] }
      expect(policy({ sources })).toMatch(
        new RegExp(`${directive} 'self'( data:)? https://a.test https://b.test;`),
      )
    },
  )

  it('allow frames of videos only when they are configured', () => {
    expect(policy({ sources: { 'frame-src': ['https://video.test'] } })).toContain(
      'frame-src https://video.test;',
    )
  })

  it('ask for TLS only when told to', () => {
    const headers = (value: string | null) =>
      headersFor(createHeaders({ inlineScriptHashes: [], strictTransportSecurity: value }), '/')
    expect(headers(null)).not.toHaveProperty('Strict-Transport-Security')
    expect(headers('max-age=63072000')).toHaveProperty(
      'Strict-Transport-Security',
      'max-age=63072000',
    )
  })

  it('keep hashed files for a year, ask for the service worker, and never name a header twice for one path', () => {
    const rules = createHeaders({ inlineScriptHashes: [] })
    for (const hashed of ['/assets/a.3fa9.js', '/_pages/a.3fa9.json', '/_images/a.3fa9.png']) {
      expect(headersFor(rules, hashed)['Cache-Control']).toBe('public, max-age=31536000, immutable')
    }
    expect(headersFor(rules, '/service-worker.js')['Cache-Control']).toBe('no-cache')
    expect(headersFor(rules, '/service-worker.js.map')).not.toHaveProperty('Cache-Control')
    expect(headersFor(rules, '/faq')).not.toHaveProperty('Cache-Control')
    for (const path of ['/faq', '/assets/a.js', '/_pages/a.json']) {
      const names = rules
        .filter(({ pattern }) => path.startsWith(pattern.slice(0, -1)))
        .flatMap(({ headers }) => Object.keys(headers))
      expect(names).toEqual([...new Set(names)])
    }
  })
})
