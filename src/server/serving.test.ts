import { describe, expect, it } from 'vitest'
import { createHeaders, headersFor } from './serving.ts'

function policy(options: Partial<Parameters<typeof createHeaders>[0]> = {}): string {
  const rules = createHeaders({ inlineScriptHashes: [], ...options })
  return headersFor(rules, '/')['Content-Security-Policy'] ?? ''
}

describe('response headers', () => {
  it('allows inline scripts by hash only', () => {
    expect(policy({ inlineScriptHashes: ['sha256-abc', 'sha256-def'] })).toContain(
      "script-src 'self' 'sha256-abc' 'sha256-def';",
    )
    expect(policy()).not.toContain('unsafe')
  })

  it('opens the policy to other origins only when they are configured', () => {
    expect(policy()).toContain("connect-src 'self';")
    expect(policy()).toContain("frame-src 'none';")
    const sources = { 'connect-src': ['https://search.test'], 'frame-src': ['https://video.test'] }
    expect(policy({ sources })).toContain("connect-src 'self' https://search.test;")
    expect(policy({ sources })).toContain('frame-src https://video.test;')
  })

  it('asks for TLS only when told to', () => {
    const headers = (value: string | null) =>
      headersFor(createHeaders({ inlineScriptHashes: [], strictTransportSecurity: value }), '/')
    expect(headers(null)).not.toHaveProperty('Strict-Transport-Security')
    expect(headers('max-age=63072000')).toHaveProperty(
      'Strict-Transport-Security',
      'max-age=63072000',
    )
  })

  it('keeps hashed files for a year and never names a header twice for one path', () => {
    const rules = createHeaders({ inlineScriptHashes: [] })
    expect(headersFor(rules, '/assets/app.3fa9c1.js')['Cache-Control']).toContain('immutable')
    expect(headersFor(rules, '/_pages/faq.3fa9c1.json')['Cache-Control']).toContain('immutable')
    expect(headersFor(rules, '/faq')).not.toHaveProperty('Cache-Control')
    for (const path of ['/faq', '/assets/a.js', '/_pages/a.json']) {
      const names = rules
        .filter(({ pattern }) => path.startsWith(pattern.slice(0, -1)))
        .flatMap(({ headers }) => Object.keys(headers))
      expect(names).toEqual([...new Set(names)])
    }
  })
})
