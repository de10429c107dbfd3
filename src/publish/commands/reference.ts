import { compileSite } from '../../site-compiler/compile-site.ts'
import { runCommand } from '../../system/run-command.ts'
import { loadSiteContent, readOptions } from '../options.ts'
import { recordVersions } from '../upgrade/record-versions.ts'

/** `npm run reference`: writes the installed version for exports and members that are new in the packages. */
async function reference(): Promise<void> {
  const options = readOptions([])
  const settings = await loadSiteContent(options)
  const { pages } = await compileSite({ ...options, settings })
  for (const line of recordVersions(options.contentDir, pages)) console.log(line)
}

await runCommand(reference)
