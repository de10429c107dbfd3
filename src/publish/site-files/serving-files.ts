import type { PageData } from '../../model/page.ts'
import { hostFiles } from '../../server/hosts/host-files.ts'
import {
  createHeaders,
  type HeaderOptions,
  type Serving,
  servingFile,
} from '../../server/serving.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { SiteContent } from '../options.ts'
import type { OutputFiles } from '../write/output.ts'
import { hostsOfAnalytics } from './analytics-hosts.ts'
import { renderRobots, renderSitemap } from './sitemap.ts'
import { readStrictTransportSecurity } from './transport-security.ts'

/** Not for search engines: pages that say nothing by themselves. */
const unlisted = new Set(['/search', '/offline'])

/** What the site's responses say besides their content. */
export function headerOptions(
  { site }: SiteContent,
  {
    inlineScript,
    bannerScript,
    frameScript,
    inlineStyleHashes,
  }: Pick<Bundle, 'inlineScript' | 'bannerScript' | 'frameScript'> & {
    inlineStyleHashes: string[]
  },
  searchHosts: string[],
): HeaderOptions {
  const analyticsHosts = hostsOfAnalytics(site.analytics)
  return {
    inlineScriptHashes: [inlineScript.hash, bannerScript.hash],
    inlineStyleHashes,
    frameScriptHash: frameScript.hash,
    sources: {
      // Videos load their player here, once the reader asks for it.
      'frame-src': ['https://www.youtube-nocookie.com'],
      'connect-src': [...searchHosts, ...analyticsHosts.connect],
      'script-src': analyticsHosts.script,
    },
    strictTransportSecurity: readStrictTransportSecurity().header,
  }
}

/** What tells servers how to serve the site, and crawlers what there is. */
export async function servingFiles(
  { site, redirects }: SiteContent,
  pages: Pick<PageData, 'route' | 'lastUpdated'>[],
  options: HeaderOptions,
): Promise<OutputFiles> {
  const siteUrl = site.origin + site.basePath
  const serving: Serving = {
    basePath: site.basePath,
    routes: pages.map(({ route }) => route),
    redirects,
    headers: createHeaders(options),
  }
  const listed = pages.filter(({ route }) => !unlisted.has(route))
  return new Map([
    ['sitemap.xml', await renderSitemap(siteUrl, listed)],
    ['robots.txt', renderRobots(siteUrl)],
    ...hostFiles(serving),
    [servingFile, JSON.stringify(serving, null, 2)],
  ])
}
