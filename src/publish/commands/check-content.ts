import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { addHeadingIds } from '../../compiler/analysis/heading-ids.ts'
import { hasErrors } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import type { PublishedIds } from '../../model/settings.ts'
import { addPublishedIds } from '../../site-compiler/checks/published-ids.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { parseFlags, runCommand } from '../../system/run-command.ts'
import { checkSite } from '../check-site.ts'
import { readOptions, readSiteSettings } from '../options.ts'

/**
 * `npm run check:content`: finds everything that a build would reject, without building. `--fix` writes heading ids.
 */
async function checkContent(): Promise<void> {
  const { values } = parseFlags({
    options: {
      content: { type: 'string', default: 'content' },
      fix: { type: 'boolean', default: false },
    },
  })
  const options = readOptions(['--content', values.content])
  const check = async () => checkSite(options, await readSiteSettings(options))
  let site = await check()
  if (values.fix) {
    if (await fixHeadings(site.pages)) site = await check()
    const { publishedIds } = site.settings
    if (publishedIds) await fixRegistry(options.contentDir, publishedIds, site.pages)
    site = await check()
  }
  const search = await site.search?.()
  const diagnostics = [...site.diagnostics, ...(search?.diagnostics ?? [])]
  printDiagnostics(diagnostics)
  console.log(`${site.pages.length} pages checked`)
  if (hasErrors(diagnostics)) process.exitCode = 1
}

/** Writes ids behind headings that have none. Returns whether there were any. */
async function fixHeadings(pages: Page[]): Promise<boolean> {
  let isChanged = false
  for (const { sourcePath } of pages) {
    const source = await readFile(sourcePath, 'utf8')
    const fixed = addHeadingIds(source)
    if (fixed === source) continue
    await writeFile(sourcePath, fixed)
    console.log(`${sourcePath}: wrote heading ids`)
    isChanged = true
  }
  return isChanged
}

/** Adds the ids of all pages to the registry of published ones. */
async function fixRegistry(
  contentDir: string,
  publishedIds: PublishedIds,
  pages: Page[],
): Promise<void> {
  const file = path.join(contentDir, 'published-ids.json')
  const ids = addPublishedIds(publishedIds, pages)
  await writeFile(file, `${JSON.stringify(ids, null, 2)}\n`)
}

runCommand(checkContent)
