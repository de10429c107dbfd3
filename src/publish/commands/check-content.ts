import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addHeadingIds } from '../../compiler/source/heading-ids.ts'
import { addPublishedIds } from '../../site-compiler/checks/published-ids.ts'
import { checkUnusedImages } from '../../site-compiler/checks/unused-images.ts'
import { type CompiledSite, compileSite } from '../../site-compiler/compile-site.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { cacheDir } from '../../system/project.ts'

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    fix: { type: 'boolean', default: false },
  },
})
const compile = () => compileSite({ contentDir: values.content, basePath: '/', cacheDir })

/** Writes ids behind headings that have none. Returns whether there were any. */
async function fixHeadings({ pages }: CompiledSite): Promise<boolean> {
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
async function fixRegistry({ pages, publishedIds }: CompiledSite): Promise<void> {
  const file = path.join(values.content, 'published-ids.json')
  const ids = addPublishedIds(publishedIds, pages)
  await writeFile(file, `${JSON.stringify(ids, null, 2)}\n`)
}

let site = await compile()
if (values.fix) {
  if (await fixHeadings(site)) site = await compile()
  await fixRegistry(site)
  site = await compile()
}

const diagnostics = [
  ...site.diagnostics,
  ...checkUnusedImages({ root: process.cwd(), contentDir: values.content }, site.pages),
]
printDiagnostics(diagnostics)
console.log(`${site.pages.length} pages checked`)
if (diagnostics.some(({ severity }) => severity === 'error')) process.exitCode = 1
