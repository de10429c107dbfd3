import type { Serving } from '../serving.ts'
import { toNetlifyHeaders, toNetlifyRedirects } from './netlify.ts'
import { toVercelConfig } from './vercel.ts'

/** What static hosts read instead of `Serving`: file below the output folder → content. */
export function hostFiles(serving: Serving): Map<string, string> {
  return new Map([
    ['_headers', toNetlifyHeaders(serving)],
    ['_redirects', toNetlifyRedirects(serving)],
    ['vercel.json', toVercelConfig(serving)],
    // Without it, GitHub Pages leaves out folders whose names start with an underscore.
    ['.nojekyll', ''],
  ])
}
