import type { Page } from '../../model/page.ts'
import type { SiteConfig } from '../../model/settings.ts'
import { escapeXml, xmlFile } from './xml.ts'

/** How many changes the feed has. Feed readers have to load it before there are more new ones. */
const maxEntries = 30

/** A feed must have a date of change; this is the date of one without entries. */
const never = '1970-01-01T00:00:00Z'

type FeedPage = Pick<Page, 'route' | 'title' | 'description' | 'lastUpdated'>

/**
 * The Atom feed of the latest changes to pages, newest first. Each change is an entry of its own. Pages without a date
 * are left out; without dates from version control, the feed is empty. Own code, because the package feed declares
 * texts to be HTML, in which a title loses its `<Provider>`.
 * @param siteUrl the origin followed by the base path
 */
export function renderFeed(
  { title }: Pick<SiteConfig, 'title'>,
  siteUrl: string,
  pages: FeedPage[],
): string {
  const changes = pages
    .flatMap((page) => (page.lastUpdated ? [{ ...page, date: page.lastUpdated }] : []))
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date) || (a.route < b.route ? -1 : 1))
    .slice(0, maxEntries)
  return xmlFile([
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <title>${escapeXml(title)}: changed pages</title>`,
    `  <id>${escapeXml(siteUrl)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl)}feed.xml"/>`,
    `  <link href="${escapeXml(siteUrl)}"/>`,
    `  <updated>${changes[0]?.date ?? never}</updated>`,
    `  <author><name>${escapeXml(title)}</name></author>`,
    ...changes.map((change) => renderEntry(change, siteUrl)),
    '</feed>',
  ])
}

function renderEntry(
  { route, title, description, date }: FeedPage & { date: string },
  siteUrl: string,
): string {
  const url = escapeXml(siteUrl + route.slice(1))
  return [
    '  <entry>',
    `    <title>${escapeXml(title)}</title>`,
    `    <id>${url}#${date}</id>`,
    `    <link href="${url}"/>`,
    `    <updated>${date}</updated>`,
    `    <summary>${escapeXml(description)}</summary>`,
    '  </entry>',
  ].join('\n')
}
