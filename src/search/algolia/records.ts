/** Sections → records of the hosted service, in the shape that its documentation crawlers write. */
import type { IndexedSection, SearchIndex, SearchTexts } from '../local/index-data.ts'

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

export type Level = (typeof levels)[number]

/** lvl0 is the part of the site, lvl1 the page's title, the others are headings. */
type Hierarchy = { [level in Level]: string | null }

export type SearchRecord = {
  objectID: string
  url: string
  type: Level | 'content'
  hierarchy: Hierarchy
  content: string | null
  language: string
  docusaurus_tag: string
  weight: { pageRank: number; level: number; position: number }
}

/** Longer texts are cut, because the service rejects large records. */
const maxContentLength = 4000

/**
 * Makes a record for each heading, and one for the text below it.
 * @param siteUrl address of the published site, including the base path, with a slash at its end
 */
export function toRecords(
  { pages, groups, sections }: Pick<SearchIndex, 'pages' | 'groups' | 'sections'>,
  texts: SearchTexts,
  { siteUrl, language, tag }: { siteUrl: string; language: string; tag: string },
): SearchRecord[] {
  return sections.flatMap((section, number) => {
    const page = pages[section.page]
    if (!page) throw new Error(`Section ${number} names a page that is not there.`)
    const path = page.route + (section.id === null ? '' : `#${section.id}`)
    const shared = {
      url: siteUrl + path.slice(1),
      hierarchy: hierarchyOf(groups[page.group] ?? '', page.title, section),
      language,
      docusaurus_tag: tag,
    }
    const pageRank = page.isReference ? 10 : 0
    const type = levels[section.trail.length + 1] ?? 'lvl6'
    const level = 100 - 10 * section.trail.length
    const text = texts[number]
    return [
      {
        ...shared,
        objectID: path,
        type,
        content: null,
        weight: { pageRank, level, position: number },
      },
      ...(text
        ? [
            {
              ...shared,
              objectID: `${path}:text`,
              type: 'content' as const,
              content: text.replaceAll('\n', ' ').slice(0, maxContentLength),
              weight: { pageRank, level: 0, position: number },
            },
          ]
        : []),
    ]
  })
}

function hierarchyOf(group: string, title: string, { trail }: IndexedSection): Hierarchy {
  const names = [group, title, ...trail]
  return Object.fromEntries(
    levels.map((level, index) => [level, names[index] ?? null]),
  ) as Hierarchy // Every level has just been given a value.
}

/** Settings for the service's ranking: names before text, pages before sections. */
export const indexSettings = {
  searchableAttributes: [...levels.map((level) => `unordered(hierarchy.${level})`), 'content'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ignorePlurals: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
}
