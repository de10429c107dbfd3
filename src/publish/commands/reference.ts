import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { installedVersion } from '../../compiler/source/installed-version.ts'
import {
  type ApiData,
  apiDataFile,
  declaredName,
  isExportList,
  ownerKey,
} from '../../model/api-data.ts'
import { packageOf } from '../../model/package-name.ts'
import type { Page, PageSummary } from '../../model/page.ts'
import { listsOf, readApiData } from '../../package-types/api-data.ts'
import { compareList } from '../../package-types/compare.ts'
import {
  documentedExportsIn,
  exportsAtHome,
  undocumentedExports,
} from '../../package-types/homes.ts'
import { type PackageTypes, readPackageTypes } from '../../package-types/read-types.ts'
import { compileSite, readPages } from '../../site-compiler/compile-site.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'
import { parseFlags, runCommand, UsageError } from '../../system/run-command.ts'
import { loadSiteContent, readOptions } from '../options.ts'

/**
 * `npm run reference`: what of the installed packages the pages don't describe, and how much there is. `--since` writes
 * the installed version for exports and members that are new.
 */
async function reference(): Promise<void> {
  const { values } = parseFlags({ options: { since: { type: 'boolean', default: false } } })
  const options = readOptions([])
  const settings = await loadSiteContent(options)
  const { basePath } = settings.site
  const site = await compileSite({ ...options, basePath, settings })
  const pages = await readPages(site)
  const data = readApiData(options.contentDir)
  const modules = modulesIn(data, pages)
  const types = readPackageTypes(path.join(cacheDir, 'package-types'), modules)
  if (values.since) {
    const filled = fillIn(data, pages, types)
    writeFileSync(
      path.join(options.contentDir, apiDataFile),
      `${JSON.stringify(filled, null, 2)}\n`,
    )
  }
  for (const { page, list, module } of listsOf(pages, data)) {
    if (isExportList(list.of)) continue
    for (const difference of compareList(list, module, types)) {
      console.log(`${page.sourcePath}:${list.line}\n  ${difference}`)
    }
  }
  for (const [module, { folder }] of Object.entries(data)) {
    if (folder) console.log(undocumentedExports(module, data, pages, types).join('\n'))
  }
  printCounts(readApiData(options.contentDir), pages, types)
  types.close()
}

function modulesIn(data: ApiData, pages: PageSummary[]): string[] {
  const described = Object.entries(data).flatMap(([name, { also = name }]) => [name, also])
  return [...new Set([...described, ...listsOf(pages, data).map(({ module }) => module)])]
}

/**
 * The data with the version of every export, and of every member of a list. What is in the data keeps its version; the
 * rest gets the installed one, and is named in the output, because it may have come with a version in between.
 */
function fillIn(data: ApiData, pages: PageSummary[], types: PackageTypes): ApiData {
  const lists = listsOf(pages, data).filter(({ list }) => !isExportList(list.of))
  const filled = Object.entries(data).map(([module, described]) => {
    const installed = installedMinor(packageOf(module))
    const since = (name: string, known: string | undefined) => {
      if (known === undefined) console.log(`New in ${module} ${installed}: ${name}`)
      return known ?? installed
    }
    const names = described.folder ? exportsAtHome(module, data, types) : []
    const exports = names.map(({ name, kind, isDeprecated }) => [
      name,
      {
        kind,
        since: since(name, described.exports[name]?.since),
        ...(isDeprecated && { deprecated: true }),
      },
    ])
    const members = lists
      .filter((one) => one.module === module)
      .map(({ list }) => {
        const owner = ownerKey(list.of)
        const known = described.members[owner] ?? {}
        const names = list.members.map(({ name }) => declaredName(name))
        return [
          owner,
          Object.fromEntries(names.map((name) => [name, since(`${owner} ${name}`, known[name])])),
        ]
      })
    return [module, { ...described, exports: sorted(exports), members: sorted(members) }]
  })
  return Object.fromEntries(filled)
}

/** `2.14` of 2.14.1. */
function installedMinor(name: string): string {
  const { version } = installedVersion(projectRoot, name)
  if (version === null) throw new UsageError(`${name} is not installed. Run \`npm ci\`.`)
  return version.split('.').slice(0, 2).join('.')
}

const sorted = (entries: unknown[][]) =>
  Object.fromEntries(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)))

function printCounts(data: ApiData, pages: Page[], types: PackageTypes): void {
  const wordsOf = new Map(pages.map((page) => [page.id, wordsInSamples(page)]))
  const isInSample = (name: string, page: PageSummary) => wordsOf.get(page.id)?.has(name) ?? false
  for (const [module, { folder, label, exports, members }] of Object.entries(data)) {
    const lists = listsOf(pages, data).filter((one) => one.module === module)
    const listed = lists.filter(({ list }) => !isExportList(list.of))
    const count = listed.reduce((sum, { list }) => sum + list.members.length, 0)
    const withSince = listed.reduce(
      (sum, { list }) => sum + Object.keys(members[ownerKey(list.of)] ?? {}).length,
      0,
    )
    if (!folder && count === 0) continue
    const names = folder ? exportsAtHome(module, data, types) : []
    const homes = folder ? documentedExportsIn(folder, pages) : []
    const shown = names.filter(({ name }) =>
      homes.some((home) => home.name === name && isInSample(name, home.page)),
    )
    const shownMembers = listed.flatMap(({ list, page }) =>
      list.members.filter(({ name }) => isInSample(declaredName(name), page)),
    )
    const homeless = folder ? undocumentedExports(module, data, pages, types).length : 0
    console.log(
      `${label}: ${names.length} exports, ${names.length - homeless} with one home, ${Object.keys(exports).length} with a version, ${shown.length} in a sample there; ` +
        `${listed.length} lists with ${count} members, ${withSince} with a version, ${shownMembers.length} in a sample of the page`,
    )
    const unseen = names.filter(
      ({ name, kind }) => kind !== 'type' && !shown.some((one) => one.name === name),
    )
    if (unseen.length > 0)
      console.log(`  in no sample: ${unseen.map(({ name }) => name).join(', ')}`)
  }
}

const wordsInSamples = ({ samples }: Page) =>
  new Set(samples.flatMap(({ code }) => code.match(/[\w$]+/g) ?? []))

await runCommand(reference)
