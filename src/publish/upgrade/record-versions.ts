import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { installedVersion } from '../../compiler/source/installed-version.ts'
import { type ApiData, apiDataFile } from '../../model/api-data.ts'
import { packageOf } from '../../model/package-name.ts'
import type { Page } from '../../model/page.ts'
import { addVersions } from '../../proofs/package-types/add-versions.ts'
import { listsOf, readApiData } from '../../proofs/package-types/api-data.ts'
import { readPackageTypes } from '../../proofs/package-types/read-types.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'
import { UsageError } from '../../system/run-command.ts'

/**
 * Writes the installed version for exports and members that are new in the packages, and returns a sentence about each.
 * @throws {UsageError} when a package isn't installed
 */
export function recordVersions(contentDir: string, pages: Page[]): string[] {
  const data = readApiData(contentDir)
  const described = Object.entries(data).flatMap(([name, { also = name }]) => [name, also])
  const modules = new Set([...described, ...listsOf(pages, data).map(({ module }) => module)])
  const types = readPackageTypes(path.join(cacheDir, 'package-types'), [...modules])
  const installed = (module: string) => installedMinor(packageOf(module))
  const added: string[] = []
  const filled: ApiData = addVersions(data, pages, types, installed, (name, module) => {
    added.push(`New in ${module} ${installed(module)}: ${name}`)
  })
  types.close()
  writeFileSync(path.join(contentDir, apiDataFile), `${JSON.stringify(filled, null, 2)}\n`)
  return added
}

/** `2.14` of 2.14.1. */
function installedMinor(name: string): string {
  const { version } = installedVersion(projectRoot, name)
  if (version === null) throw new UsageError(`${name} is not installed. Run \`npm ci\`.`)
  return version.split('.').slice(0, 2).join('.')
}
