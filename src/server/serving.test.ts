import { describe, expect, it } from 'vitest'
import { createHeaders, headersFor } from './serving.ts'

const scripts = { inlineScriptHashes: [], frameScriptHash: 'sha256-frame' }

function policy(options: Partial<Parameters<typeof createHeaders>[0]> = {}): string {
  const rules = createHeaders({ ...scripts, ...options })
  return headersFor(rules, '/')['Content-Security-Policy'] ?? ''
}

describe('response headers', () => {
  it('let pages load nothing from elsewhere, be framed nowhere, and use no sensors', () => {
    expect(headersFor(createHeaders(scripts), '/faq')).toEqual({
      'Content-Security-Policy':
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "media-src 'self'; frame-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; " +
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

  it.each(['script-src', 'connect-src'] as const)(
    'open the policy to other origins only when they are configured: %s',
    (directive) => {
      const sources = { [directive]: ['https://a.test', 'https://b.test'] }
      expect(policy({ sources })).toMatch(
        new RegExp(`${directive} 'self' https://a.test https://b.test;`),
      )
    },
  )

  it('allow frames of the site itself, and of videos only when they are configured', () => {
    expect(policy({ sources: { 'frame-src': ['https://video.test'] } })).toContain(
      "frame-src 'self' https://video.test;",
    )
  })

  it('let the frame of samples compute and draw, be framed by the site, and nothing more', () => {
    const { 'Content-Security-Policy': own, ...others } = headersFor(
      createHeaders(scripts),
      '/_sandbox/frame.html',
    )
    expect(own).toBe(
      "default-src 'none'; script-src 'sha256-frame' 'unsafe-eval'; style-src 'unsafe-inline'; " +
        "img-src data: blob:; font-src data:; form-action 'none'; base-uri 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default; sandbox allow-scripts; frame-ancestors 'self'",
    )
    expect(others).toMatchObject({
      'Connection-Allowlist': '()',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  it('let applications of tutorials load their own files, from a frame of the site too, and nothing more', () => {
    const { 'Content-Security-Policy': own, ...others } = headersFor(
      createHeaders(scripts),
      '/examples/tally-part-1.html',
    )
    expect(own).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    )
    expect(others).toMatchObject({ 'Access-Control-Allow-Origin': '*' })
    expect(Object.keys(others)).toContain('X-Content-Type-Options')
  })

  it('ask for TLS only when told to', () => {
    const headers = (value: string | null) =>
      headersFor(createHeaders({ ...scripts, strictTransportSecurity: value }), '/')
    expect(headers(null)).not.toHaveProperty('Strict-Transport-Security')
    expect(headers('max-age=63072000')).toHaveProperty(
      'Strict-Transport-Security',
      'max-age=63072000',
    )
  })

  it('keep hashed files for a year, ask for the service worker, and never name a header twice for one path', () => {
    const rules = createHeaders(scripts)
    for (const folder of ['assets', '_pages', '_images', '_live']) {
      const hashed = `/${folder}/a.3fa9.js`
      expect(headersFor(rules, hashed)['Cache-Control']).toBe('public, max-age=31536000, immutable')
    }
    expect(headersFor(rules, '/service-worker.js')['Cache-Control']).toBe('no-cache')
    expect(headersFor(rules, '/service-worker.js.map')).not.toHaveProperty('Cache-Control')
    expect(headersFor(rules, '/faq')).not.toHaveProperty('Cache-Control')
    for (const path of [
      '/faq',
      '/assets/a.js',
      '/_pages/a.json',
      '/_sandbox/frame.html',
      '/examples/a.html',
    ]) {
      const names = rules
        .filter(({ pattern }) => path.startsWith(pattern.slice(0, -1)))
        .filter(({ except }) => !except?.some((folder) => path.startsWith(folder.slice(0, -1))))
        .flatMap(({ headers }) => Object.keys(headers))
      expect(names).toEqual([...new Set(names)])
    }
  })
})
