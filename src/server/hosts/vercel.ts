import { underBase } from '../../model/routes.ts'
import type { Serving } from '../serving.ts'
import { hostRedirects } from './redirects.ts'

/**
 * `vercel.json` for deploying the build itself. Without `trailingSlash`, Vercel serves a page with and without a slash;
 * the page itself declares the canonical address.
 */
export function toVercelConfig(serving: Serving): string {
  const { basePath, headers } = serving
  const { exact, prefixes } = hostRedirects(serving)
  const at = (path: string) => underBase(basePath, path)
  const redirect = (source: string, to: string) => ({
    source,
    destination: at(to),
    statusCode: 301,
  })
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    headers: headers.map(({ pattern, except, headers }) => ({
      source: except
        ? at(pattern).replace(
            /\*$/,
            `((?!${except.map((folder) => folder.slice(1, -1)).join('|')}).*)`,
          )
        : at(pattern).replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: [
      ...[...exact].flatMap(([from, to]) => [redirect(at(from), to), redirect(`${at(from)}/`, to)]),
      ...[...prefixes].map(([from, to]) => redirect(`${at(from)}:rest*`, to)),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
