import type { Serving } from '../serving.ts'
import { toCaddyfile } from './caddy.ts'
import { toNetlifyHeaders, toNetlifyRedirects } from './netlify.ts'
import { toNginxHttp, toNginxServer } from './nginx.ts'
import { toVercelConfig } from './vercel.ts'

/** The files that other servers and hosts read instead of `Serving`: path below the output folder → content. */
export function hostFiles(serving: Serving): Map<string, string> {
  return new Map([
    ['_headers', toNetlifyHeaders(serving)],
    ['_redirects', toNetlifyRedirects(serving)],
    ['vercel.json', toVercelConfig(serving)],
    ['.site/nginx-http.conf', toNginxHttp(serving)],
    ['.site/nginx-server.conf', toNginxServer(serving)],
    ['.site/Caddyfile', toCaddyfile(serving)],
    // Without this file, GitHub Pages leaves out folders whose names start with an underscore.
    ['.nojekyll', ''],
  ])
}
