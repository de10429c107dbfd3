import { type Serving, underBase } from '../serving.ts'
import { hostRedirects } from './redirects.ts'

/**
 * `_headers` in the format that Netlify and Cloudflare Pages read. Pages carry no Cache-Control
 * here: both hosts let browsers revalidate them, which is what is wanted.
 */
export function toNetlifyHeaders({ basePath, headers }: Serving): string {
  return headers
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return [underBase(basePath, pattern), ...lines, ''].join('\n')
    })
    .join('\n')
}

/**
 * `_redirects` in the format that Netlify and Cloudflare Pages read. The first line that matches
 * wins, and Cloudflare wants rules with `*` last. It tells a path from the same with a slash.
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
