import { loadSiteContent, readOptions } from '../../src/publish/options.ts'
import { readExternalNames } from '../../src/publish/search-files/external-names.ts'
import { createLocalEngine, type LocalEngine } from '../../src/search/local/engine.ts'
import type { SearchIndex } from '../../src/search/local/index-data.ts'
import { buildSearchIndex } from '../../src/search/local/indexer.ts'
import { compileSite } from '../../src/site-compiler/compile-site.ts'

type SiteEngine = {
  engine: LocalEngine
  routes: Set<string>
  /** The three files as browsers download them. */
  indexJson: string
  wordJson: string
  textJson: string
}

/** Creates the local engine from the current pages. */
export async function createSiteEngine(): Promise<SiteEngine> {
  const options = readOptions([])
  const settings = await loadSiteContent(options)
  const { searchRanking } = settings.site
  const { contentDir } = options
  const compiled = await compileSite({ contentDir, settings })
  const { pages } = compiled
  const names = await readExternalNames(settings.packages)
  const { index, words, texts } = buildSearchIndex(pages, compiled.sidebar, {
    ranking: searchRanking,
    synonyms: settings.searchSynonyms,
    names,
  })
  const files = { words: 'search-words.json', texts: 'search-text.json' }
  const indexJson = JSON.stringify({ ...index, files } satisfies SearchIndex)
  const wordJson = JSON.stringify(words)
  const engine = createLocalEngine(JSON.parse(indexJson))
  engine.addWords(JSON.parse(wordJson))
  engine.addTexts(texts)
  const routes = new Set(pages.map(({ route }) => route))
  return { engine, routes, indexJson, wordJson, textJson: JSON.stringify(texts) }
}
