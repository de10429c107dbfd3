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
import type { Page } from '../../model/page.ts'
import { addVersions } from '../../proofs/package-types/add-versions.ts'
import { listsOf, readApiData } from '../../proofs/package-types/api-data.ts'
import { compareList } from '../../proofs/package-types/compare.ts'
import {
  documentedExportsIn,
  ownExports,
  undocumentedExports,
} from '../../proofs/package-types/documented-exports.ts'
import { type PackageTypes, readPackageTypes } from '../../proofs/package-types/read-types.ts'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'
import { parseFlags, runCommand, UsageError } from '../../system/run-command.ts'
import { loadSiteContent, readOptions } from '../options.ts'

/**
 * `npm run reference`: which exports of the installed packages the pages don't describe, and how many there are.
 * `--since` writes the installed version for exports and members that are new.
 */
async function reference(): Promise<void> {
  const { values } = parseFlags({ options: { since: { type: 'boolean', default: false } } })
  const options = readOptions([])
  const settings = await loadSiteContent(options)
  const site = await compileSite({ ...options, settings })
  const { pages } = site
  const data = readApiData(options.contentDir)
  const modules = modulesIn(data, pages)
  const types = readPackageTypes(path.join(cacheDir, 'package-types'), modules)
  if (values.since) {
    const installed = (module: string) => installedMinor(packageOf(module))
    const filled = addVersions(data, pages, types, installed, (name, module) => {
      console.log(`New in ${module} ${installed(module)}: ${name}`)
    })
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

function modulesIn(data: ApiData, pages: Page[]): string[] {
  const described = Object.entries(data).flatMap(([name, { also = name }]) => [name, also])
  return [...new Set([...described, ...listsOf(pages, data).map(({ module }) => module)])]
}

/** `2.14` of 2.14.1. */
function installedMinor(name: string): string {
  const { version } = installedVersion(projectRoot, name)
  if (version === null) throw new UsageError(`${name} is not installed. Run \`npm ci\`.`)
  return version.split('.').slice(0, 2).join('.')
}

function printCounts(data: ApiData, pages: Page[], types: PackageTypes): void {
  const wordsOf = new Map(pages.map((page) => [page.id, wordsInSamples(page)]))
  const isInSample = (name: string, page: Page) => wordsOf.get(page.id)?.has(name) ?? false
  for (const [module, { folder, label, exports, members }] of Object.entries(data)) {
    const lists = listsOf(pages, data).filter((list) => list.module === module)
    const listed = lists.filter(({ list }) => !isExportList(list.of))
    const count = listed.reduce((sum, { list }) => sum + list.members.length, 0)
    const withSince = listed.reduce(
      (sum, { list }) => sum + Object.keys(members[ownerKey(list.of)] ?? {}).length,
      0,
    )
    if (!folder && count === 0) continue
    const names = folder ? ownExports(module, data, types) : []
    const documented = folder ? documentedExportsIn(folder, pages) : []
    const shown = names.filter(({ name }) =>
      documented.some((entry) => entry.name === name && isInSample(name, entry.page)),
    )
    const shownMembers = listed.flatMap(({ list, page }) =>
      list.members.filter(({ name }) => isInSample(declaredName(name), page)),
    )
    const undocumented = folder ? undocumentedExports(module, data, pages, types).length : 0
    console.log(
      `${label}: ${names.length} exports, ${names.length - undocumented} documented, ${Object.keys(exports).length} with a version, ${shown.length} in a sample there; ` +
        `${listed.length} lists with ${count} members, ${withSince} with a version, ${shownMembers.length} in a sample of the page`,
    )
    const unseen = names.filter(
      ({ name, kind }) => kind !== 'type' && !shown.some((other) => other.name === name),
    )
    if (unseen.length > 0)
      console.log(`  in no sample: ${unseen.map(({ name }) => name).join(', ')}`)
  }
}

const wordsInSamples = ({ samples }: Page) =>
  new Set(samples.flatMap(({ code }) => code.match(/[\w$]+/g) ?? []))

await runCommand(reference)
