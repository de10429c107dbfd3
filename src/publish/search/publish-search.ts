import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '../../model/page.ts'
import type { SearchablePage } from '../../search/local/indexer.ts'
import type { SiteOnDisk } from '../../site-compiler/compile-site.ts'
import { cacheDir } from '../../system/project.ts'
import type { Publisher } from '../write/publisher.ts'
import { remember } from '../write/remember.ts'
import type { SearchContent, SearchFileNames } from './search-files.ts'
import { writeHashed } from './write-hashed.ts'

/** Search's files are made here, and copied to the site when all of them are there. */
const keptDir = path.join(cacheDir, 'search')

/** All of a page that search finds. */
export function searchableOf(page: Page): SearchablePage {
  const { route, title, label, description, keywords, sections } = page
  return { route, title, label, description, keywords, sections }
}

/** Paths of the local search engine's files, and of the one that it begins with. */
export type PublishedSearch = { files: string[]; index: string }

/**
 * Publishes the files of the local search engine; they are made, and tried, again when anything that can be
 * found changes.
 * @param pagesHash changes with anything that search finds of pages
 * @throws UsageError when what was made does not find the pages it was made of.
 */
export async function publishSearch(
  site: SiteOnDisk,
  pagesHash: string,
  content: SearchContent,
  publisher: Publisher,
): Promise<PublishedSearch> {
  const inputs = [site.sidebar, content, pagesHash]
  const made = await remember('search', inputs, () => makeFiles(site, content), areThere)
  const names = [made.index, made.words, made.texts]
  for (const name of names) await publisher.add(pathOf(name), await readFile(keptFile(name)))
  return { files: names.map(pathOf), index: pathOf(made.index) }
}

const pathOf = (name: string) => `assets/${name}`
const keptFile = (name: string) => path.join(keptDir, name)

async function makeFiles(site: SiteOnDisk, content: SearchContent): Promise<SearchFileNames> {
  const { assertFinds } = await import('./search-files.ts')
  const names = await writeFiles(site, content)
  await assertFinds(site.pages, names, (name) => readFile(keptFile(name), 'utf8'))
  return names
}

/** What the files are made of is gone when this returns: titles are tried without it in memory. */
async function writeFiles(site: SiteOnDisk, content: SearchContent): Promise<SearchFileNames> {
  const { indexPages, placeSearchFiles } = await import('./search-files.ts')
  const indexer = await indexPages(searchablePages(site), site.sidebar, content)
  return placeSearchFiles(indexer, (name, pieces) => writeHashed(keptDir, name, pieces))
}

async function* searchablePages({ pages, readPage }: SiteOnDisk) {
  for (const page of pages) yield searchableOf(await readPage(page))
}

async function areThere(names: SearchFileNames): Promise<boolean> {
  const found = await Promise.allSettled(Object.values(names).map((name) => access(keptFile(name))))
  return found.every(({ status }) => status === 'fulfilled')
}
