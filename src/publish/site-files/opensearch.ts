import type { SiteConfig } from '../../model/settings.ts'
import { escapeXml, xmlFile } from './xml.ts'

/** Limits of the format. */
const maxNameLength = 16
const maxDescriptionLength = 1024

/**
 * The OpenSearch description, with which browsers offer the site's search in the address bar.
 * @param siteUrl the origin followed by the base path
 */
export function renderOpenSearch(
  { title, description }: Pick<SiteConfig, 'title' | 'description'>,
  siteUrl: string,
): string {
  const url = escapeXml(siteUrl)
  return xmlFile([
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${escapeXml(title.slice(0, maxNameLength))}</ShortName>`,
    `  <Description>${escapeXml(description.slice(0, maxDescriptionLength))}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image type="image/svg+xml">${url}icon.svg</Image>`,
    `  <Url type="text/html" template="${url}search?q={searchTerms}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${url}opensearch.xml"/>`,
    '</OpenSearchDescription>',
  ])
}
