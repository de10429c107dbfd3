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

/** Pages that search engines should leave out, because they have no content of their own. */
const unlisted = new Set(['/search', '/offline'])

/** The options for the headers of the site's responses. */
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
      // Videos load their player from here, once the reader presses play.
      'frame-src': ['https://www.youtube-nocookie.com'],
      'connect-src': [...searchHosts, ...analyticsHosts.connect],
      'script-src': analyticsHosts.script,
    },
    strictTransportSecurity: readStrictTransportSecurity().header,
  }
}

/** The files that tell servers how to serve the site, and crawlers what it contains. */
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
