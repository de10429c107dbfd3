import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { installedVersion } from '../../compiler/source/installed-version.ts'
import { apiDataFile } from '../../model/api-data.ts'
import { packageOf } from '../../model/package-name.ts'
import { addVersions } from '../../proofs/package-types/add-versions.ts'
import { listsOf, readApiData } from '../../proofs/package-types/api-data.ts'
import { readPackageTypes } from '../../proofs/package-types/read-types.ts'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'
import { runCommand, UsageError } from '../../system/run-command.ts'
import { loadSiteContent, readOptions } from '../options.ts'

/** `npm run reference`: writes the installed version for exports and members that are new in the packages. */
async function reference(): Promise<void> {
  const options = readOptions([])
  const settings = await loadSiteContent(options)
  const { pages } = await compileSite({ ...options, settings })
  const data = readApiData(options.contentDir)
  const described = Object.entries(data).flatMap(([name, { also = name }]) => [name, also])
  const modules = new Set([...described, ...listsOf(pages, data).map(({ module }) => module)])
  const types = readPackageTypes(path.join(cacheDir, 'package-types'), [...modules])
  const installed = (module: string) => installedMinor(packageOf(module))
  const filled = addVersions(data, pages, types, installed, (name, module) => {
    console.log(`New in ${module} ${installed(module)}: ${name}`)
  })
  writeFileSync(path.join(options.contentDir, apiDataFile), `${JSON.stringify(filled, null, 2)}\n`)
  types.close()
}

/** `2.14` of 2.14.1. */
function installedMinor(name: string): string {
  const { version } = installedVersion(projectRoot, name)
  if (version === null) throw new UsageError(`${name} is not installed. Run \`npm ci\`.`)
  return version.split('.').slice(0, 2).join('.')
}

await runCommand(reference)
