import { underBase } from '../../model/routes.ts'
import type { HeaderRule, Serving } from '../serving.ts'
import { hostRedirects } from './redirects.ts'

/**
 * `_headers` in the format of Netlify and Cloudflare Pages. Pages have no Cache-Control here, because both hosts let
 * browsers revalidate pages anyway.
 */
export function toNetlifyHeaders({ basePath, routes, headers }: Serving): string {
  return headers
    .flatMap((rule) => (rule.except ? withoutException(rule, routes) : rule))
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return [underBase(basePath, pattern), ...lines, ''].join('\n')
    })
    .join('\n')
}

/**
 * Replaces a rule for everything except some folders with rules for every other top-level name. These hosts join the
 * values of all rules that match, and support no exceptions. Paths without a page get no rule; the not-found page
 * states its policy itself.
 */
function withoutException({ headers }: HeaderRule, routes: string[]): HeaderRule[] {
  const names = new Set(routes.map((route) => route.split('/')[1] ?? ''))
  const patterns = [...names]
    .sort()
    .flatMap((name) => (name === '' ? ['/'] : [`/${name}`, `/${name}/*`]))
  return [...patterns, '/404.html', '/service-worker.js'].map((pattern) => ({ pattern, headers }))
}

/**
 * `_redirects` in the format that Netlify and Cloudflare Pages read. The first line that matches wins, and Cloudflare
 * wants rules with `*` last. Cloudflare also distinguishes a path from the same path with a slash at its end.
 */
export function toNetlifyRedirects(serving: Serving): string {
  const { exact, prefixes } = hostRedirects(serving)
  const at = (path: string) => underBase(serving.basePath, path)
  const lines = [
    ...[...exact].flatMap(([from, to]) => [
      `${at(from)} ${at(to)} 301`,
      `${at(from)}/ ${at(to)} 301`,
    ]),
    ...[...prefixes].map(([from, to]) => `${at(from)}* ${at(to)} 301`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}
