import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type CompiledSite, compileSite } from '../content/compile-site.ts'
import { addHeadingIds } from '../content/heading-ids.ts'
import { printProblems } from '../content/problem.ts'
import { addPublishedIds } from '../content/published-ids.ts'
import { checkUnusedImages } from '../content/unused-images.ts'
import { cacheDir } from './options.ts'

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

const problems = [
  ...site.problems,
  ...checkUnusedImages({ root: process.cwd(), contentDir: values.content }, site.pages),
]
printProblems(problems)
console.log(`${site.pages.length} pages checked`)
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1
