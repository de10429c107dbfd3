import { readFileSync } from 'node:fs'
import { notLive } from '../../compiler/code/live-samples.ts'
import type { ResourceGroup } from '../../directives/resource-list/resources.ts'
import type { Page } from '../../model/page.ts'
import { findPhrases } from './phrases.ts'

/** An item of the report, and what is known about it. */
type Row = { value: string; name: string }

type Part = {
  title: string
  /** Those that need attention come first. */
  rows: Row[]
}

type SamplePage = Pick<Page, 'id' | 'samples'>

/** Pages with samples by the time of their last check, beginning with those that were never checked. */
export function samplesByCheck<P extends SamplePage>(
  pages: P[],
  checkedAt: (page: P) => string | null,
  versions: string[],
): Part {
  const withSamples = pages.filter(({ samples }) => samples.length > 0)
  const count = withSamples.reduce((sum, { samples }) => sum + samples.length, 0)
  return {
    title: `Samples by last check: ${count} on ${withSamples.length} pages, with ${versions.join(', ')}`,
    rows: byDate(withSamples.map((page) => ({ name: page.id, date: checkedAt(page) }))),
  }
}

/** Samples that the check runs but readers can't run, with the reason. */
export function samplesNotLive(pages: Pick<Page, 'id' | 'samples' | 'sourcePath'>[]): Part {
  const rows = pages.flatMap((page) =>
    notLive(page).map(({ sample, reason }) => ({
      value: `${page.sourcePath}:${sample.line}`,
      name: reason,
    })),
  )
  return { title: `Samples that are run and aren't live: ${rows.length}`, rows }
}

/** Phrases of the pages that match, each with its place and what is around it. Rare ones, which say more, come first. */
export function phrasesInPages(
  what: string,
  pattern: RegExp,
  pages: Pick<Page, 'sourcePath'>[],
): Part {
  const found = pages.flatMap(({ sourcePath }) =>
    findPhrases(readFileSync(sourcePath, 'utf8'), pattern).map(({ line, phrase, around }) => ({
      value: `${sourcePath}:${line}`,
      name: `${phrase}: ${around}`,
      phrase: phrase.toLowerCase(),
    })),
  )
  const counts = new Map<string, number>()
  for (const { phrase } of found) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  const rarity = ({ phrase }: { phrase: string }) => counts.get(phrase) ?? 0
  return {
    title: `${what}: ${found.length}`,
    rows: found.sort((a, b) => rarity(a) - rarity(b)).map(({ value, name }) => ({ value, name })),
  }
}

/** Hosts that pages link to, beginning with the most linked. */
export function linksByHost(pages: Pick<Page, 'links'>[]): Part {
  const urls = externalUrls(pages)
  const hosts = new Map<string, number>()
  for (const url of urls.keys()) {
    const { host } = new URL(url)
    hosts.set(host, (hosts.get(host) ?? 0) + 1)
  }
  return {
    title: `External links by host: ${urls.size} addresses on ${hosts.size} hosts`,
    rows: [...hosts]
      .sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1))
      .map(([name, count]) => ({ name, value: String(count) })),
  }
}

/** External addresses without fragments → the first place that links there. */
export function externalUrls(
  pages: (Pick<Page, 'links'> & Partial<Pick<Page, 'sourcePath'>>)[],
): Map<string, string> {
  const locations = new Map<string, string>()
  for (const { links, sourcePath } of pages) {
    for (const { href, route, line } of links) {
      if (route !== null || !/^https?:/.test(href) || !URL.canParse(href)) continue
      const url = href.replace(/#.*/s, '')
      if (!locations.has(url)) locations.set(url, `${sourcePath}:${line}`)
    }
  }
  return locations
}

/** Entries of resource lists by their year, oldest first; entries without a year come last. */
export function entriesByDate(lists: { file: string; groups: ResourceGroup[] }[]): Part {
  const entries = lists.flatMap(({ file, groups }) =>
    groups.flatMap(({ entries }) =>
      entries.map(({ title, year }) => ({ name: `${title} (${file})`, year })),
    ),
  )
  const dated = entries.filter(({ year }) => year !== undefined)
  return {
    title: `Listed projects by date: ${entries.length}, ${entries.length - dated.length} without one`,
    rows: dated
      .sort((a, b) => (a.year ?? 0) - (b.year ?? 0))
      .map(({ name, year }) => ({ name, value: String(year) })),
  }
}

/** Pages by the day of their last change, oldest first. */
export function pagesByChange(pages: Pick<Page, 'id' | 'lastUpdated'>[]): Part {
  return {
    title: `Pages by last change: ${pages.length}`,
    rows: byDate(pages.map(({ id, lastUpdated }) => ({ name: id, date: lastUpdated }))),
  }
}

function byDate(items: { name: string; date: string | null }[]): Row[] {
  const time = ({ date }: { date: string | null }) => (date === null ? 0 : Date.parse(date))
  return items
    .sort((a, b) => time(a) - time(b) || (a.name < b.name ? -1 : 1))
    .map(({ name, date }) => ({ name, value: date?.slice(0, 10) ?? 'never' }))
}

/** Formats a part as text: its title, and its first rows as a table. */
export function formatPart({ title, rows }: Part, limit: number): string {
  const shown = rows.slice(0, limit)
  const width = Math.max(0, ...shown.map(({ value }) => value.length))
  const more = rows.length - shown.length
  return [
    title,
    ...shown.map(({ value, name }) => `  ${value.padEnd(width)}  ${name}`),
    ...(more > 0 ? [`  and ${more} more: --all`] : []),
  ].join('\n')
}
