import { algoliasearch } from 'algoliasearch'
import { DiagnosticError, hasErrors } from '../../model/diagnostic.ts'
import { pushRecords } from '../../search/algolia/push.node.ts'
import { toRecords } from '../../search/algolia/records.ts'
import { buildSearchIndex } from '../../search/local/indexer.ts'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { parseFlags, runCommand, UsageError } from '../../system/run-command.ts'
import { loadSiteContent, readOptions } from '../options.ts'
import { createProgress, size } from './progress.ts'

const required = ['ALGOLIA_APP_ID', 'ALGOLIA_WRITE_KEY', 'ALGOLIA_INDEX'] as const

/** `npm run search:push`: fills Algolia's index from the current pages. */
async function push(): Promise<void> {
  const { values } = parseFlags({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const isDryRun = values['dry-run']
  const missing = required.filter((name) => !process.env[name])
  if (missing.length > 0 && !isDryRun) {
    throw new UsageError(
      `Nothing was uploaded: ${missing.join(', ')} must be set. With --dry-run nothing is needed.`,
    )
  }
  const { ALGOLIA_APP_ID = '', ALGOLIA_WRITE_KEY = '', ALGOLIA_INDEX = '' } = process.env
  const options = readOptions([])
  const settings = await loadSiteContent(options)
  const { site } = settings
  const compiled = await compileSite({ ...options, settings })
  if (hasErrors(compiled.diagnostics)) throw new DiagnosticError(compiled.diagnostics)
  const { pages } = compiled
  const { index, texts } = buildSearchIndex(pages, compiled.sidebar, {
    ranking: site.searchRanking,
  })
  const records = toRecords(index, texts, {
    siteUrl: site.origin + site.basePath,
    language: site.locale.code,
    tag: `docs-default-${site.versions[0]?.name ?? 'current'}`,
  })
  const summary = `${records.length} records of ${pages.length} pages, ${size(JSON.stringify(records).length)}`
  if (isDryRun) {
    console.log(`${summary}. This was a dry run: nothing was uploaded. The first record:`)
    console.log(JSON.stringify(records[0], null, 2))
    return
  }
  const stage = createProgress().stage('Upload')
  const client = algoliasearch(ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY)
  await pushRecords(client, ALGOLIA_INDEX, records).catch((error) => {
    throw new UsageError(
      `The records of the index ${ALGOLIA_INDEX} were left as they were. The service said: ${error}`,
    )
  })
  stage.end(`${summary}, now in ${ALGOLIA_INDEX}`)
}

runCommand(push)
