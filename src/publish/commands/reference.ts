import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  type ApiData,
  apiDataFile,
  declaredName,
  isOfExports,
  ownerOf,
} from '../../model/api-data.ts'
import { packageOf } from '../../model/package-name.ts'
import type { Page, PageSummary } from '../../model/page.ts'
import {
  declaredInPlace,
  earlierNames,
  listsOf,
  readApiData,
} from '../../package-types/api-data.ts'
import { compareList } from '../../package-types/compare.ts'
import { exportsAtHome, findHomeless, homesIn } from '../../package-types/homes.ts'
import { publishedVersions } from '../../package-types/published.ts'
import { type PackageTypes, readPackageTypes } from '../../package-types/read-types.ts'
import { type Asked, membersSince, sinceWhen } from '../../package-types/since.ts'
import { compileSite, readPages } from '../../site-compiler/compile-site.ts'
import { cacheDir } from '../../system/project.ts'
import { parseFlags, runCommand } from '../../system/run-command.ts'
import { loadSiteContent, readOptions } from '../options.ts'

/**
 * `npm run reference`: what of the installed packages the pages don't describe, and how much there is. `--since` downloads the
 * published versions and writes since when they have it.
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
    if (isOfExports(list.of)) continue
    for (const difference of compareList(list, module, types)) {
      console.log(`${page.sourcePath}:${list.line}\n  ${difference}`)
    }
  }
  for (const [module, { folder }] of Object.entries(data)) {
    if (folder) console.log(findHomeless(module, data, pages, types).join('\n'))
  }
  printCounts(readApiData(options.contentDir), pages, types)
  types.close()
}

function modulesIn(data: ApiData, pages: PageSummary[]): string[] {
  const described = Object.entries(data).flatMap(([name, { also = name }]) => [name, also])
  return [...new Set([...described, ...listsOf(pages, data).map(({ module }) => module)])]
}

/** The data with the version of every export, and of every member of a list. */
function fillIn(data: ApiData, pages: PageSummary[], types: PackageTypes): ApiData {
  const folder = path.join(cacheDir, 'published')
  const lists = listsOf(pages, data).filter(({ list }) => !isOfExports(list.of))
  const asked: Asked = {}
  for (const module of modulesIn(data, pages)) {
    const owners = lists.filter((one) => one.module === module).flatMap(({ list }) => list.of)
    asked[module] = [...new Set(owners.flatMap((name) => [name, ...earlierOf(module, name)]))]
  }
  const versionsOf = new Map(
    [...new Set(Object.keys(data).map(packageOf))].map((name) => {
      const own = Object.entries(asked).filter(([module]) => packageOf(module) === name)
      return [name, publishedVersions(name, Object.fromEntries(own), folder)]
    }),
  )
  const filled = Object.entries(data).map(([module, described]) => {
    const versions = versionsOf.get(packageOf(module)) ?? []
    const { folder, also = module } = described
    const names = folder ? exportsAtHome(module, data, types) : []
    const exports = names.flatMap(({ name, kind, isDeprecated }) => {
      const since = sinceWhen(versions, (version) =>
        [module, also].some((one) => version.exports.get(one)?.has(name)),
      )
      return since === null
        ? []
        : [[name, { kind, since, ...(isDeprecated && { deprecated: true }) }]]
    })
    const members = lists
      .filter((one) => one.module === module)
      .map(({ list }) => [
        ownerOf(list.of),
        {
          ...membersSince(list, module, versions, earlierNames[module] ?? {}),
          ...declaredInPlace[module]?.[ownerOf(list.of)],
        },
      ])
    return [module, { ...described, exports: sorted(exports), members: sorted(members) }]
  })
  return Object.fromEntries(filled)
}

const earlierOf = (module: string, name: string) => earlierNames[module]?.[name] ?? []

const sorted = (entries: unknown[][]) =>
  Object.fromEntries(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)))

function printCounts(data: ApiData, pages: Page[], types: PackageTypes): void {
  const wordsOf = new Map(pages.map((page) => [page.id, wordsInSamples(page)]))
  const isInSample = (name: string, page: PageSummary) => wordsOf.get(page.id)?.has(name) ?? false
  for (const [module, { folder, label, exports, members }] of Object.entries(data)) {
    const lists = listsOf(pages, data).filter((one) => one.module === module)
    const listed = lists.filter(({ list }) => !isOfExports(list.of))
    const count = listed.reduce((sum, { list }) => sum + list.members.length, 0)
    const withSince = listed.reduce(
      (sum, { list }) => sum + Object.keys(members[ownerOf(list.of)] ?? {}).length,
      0,
    )
    if (!folder && count === 0) continue
    const names = folder ? exportsAtHome(module, data, types) : []
    const homes = folder ? homesIn(folder, pages) : []
    const shown = names.filter(({ name }) =>
      homes.some((home) => home.name === name && isInSample(name, home.page)),
    )
    const shownMembers = listed.flatMap(({ list, page }) =>
      list.members.filter(({ name }) => isInSample(declaredName(name), page)),
    )
    const homeless = folder ? findHomeless(module, data, pages, types).length : 0
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
