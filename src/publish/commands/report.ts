import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { installedVersion } from '../../compiler/source/installed-version.ts'
import { resourceListSchema } from '../../directives/resource-list/resources.ts'
import { packageOf } from '../../model/package-name.ts'
import { openResultsCache } from '../../proofs/samples/results-cache.ts'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { projectRoot } from '../../system/project.ts'
import { parseFlags, runCommand } from '../../system/run-command.ts'
import { loadSiteContent, readOptions } from '../options.ts'
import { findDeadLinks } from './dead-links.ts'
import { promises, stumbles } from './phrases.ts'
import {
  entriesByDate,
  externalUrls,
  formatPart,
  linksByHost,
  pagesByChange,
  phrasesInPages,
  samplesByCheck,
  samplesNotLive,
} from './report-parts.ts'

const maxRows = 10

/** `npm run report`: which content may be outdated, or promises too much. `--online` requests every external address. */
async function report(): Promise<void> {
  const { values } = parseFlags({
    options: {
      all: { type: 'boolean', default: false },
      online: { type: 'boolean', default: false },
    },
  })
  const options = readOptions([])
  const settings = await loadSiteContent(options)
  const { pages } = await compileSite({ ...options, settings })
  const results = await openResultsCache()
  const resultOf = new Map(
    await Promise.all(pages.map(async (page) => [page, await results.read(page)] as const)),
  )
  const parts = [
    samplesByCheck(
      pages,
      (page) => resultOf.get(page)?.checkedAt ?? null,
      packageVersions(settings.packages),
    ),
    samplesNotLive(pages),
    phrasesInPages('Reassuring words', promises, pages),
    phrasesInPages('Turns of phrase to look at', stumbles, pages),
    linksByHost(pages),
    entriesByDate(readLists(path.join(options.contentDir, 'data'))),
    pagesByChange(pages),
  ]
  const limit = values.all ? Number.POSITIVE_INFINITY : maxRows
  for (const part of parts) console.log(`${formatPart(part, limit)}\n`)

  if (!values.online) {
    console.log('Whether external addresses answer is asked with --online.')
    return
  }
  const urls = externalUrls(pages)
  const dead = await findDeadLinks([...urls.keys()])
  console.log(`External addresses that do not answer: ${dead.length} of ${urls.size}`)
  for (const { url, reason } of dead) console.log(`  ${urls.get(url)}  ${url}  ${reason}`)
}

/** `redux` → `redux 5.0.1`; an entry point such as `@reduxjs/toolkit/query` has the version of its package. */
function packageVersions(packages: { name: string }[]): string[] {
  const names = new Set(packages.map(({ name }) => packageOf(name)))
  return [...names].map(
    (name) => `${name} ${installedVersion(projectRoot, name).version ?? 'not installed'}`,
  )
}

/** The resource lists among the data files. */
function readLists(dataDir: string) {
  if (!existsSync(dataDir)) return []
  return readdirSync(dataDir).flatMap((file) => {
    const list = resourceListSchema.safeParse(
      JSON.parse(readFileSync(path.join(dataDir, file), 'utf8')),
    )
    return list.success ? [{ file, groups: list.data }] : []
  })
}

runCommand(report)
