import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { missingRoutes } from '../content/check.ts'
import { compileSite } from '../content/compile-site.ts'
import { addHeadingIds } from '../content/heading-ids.ts'
import { printProblems } from '../content/problem.ts'
import { addPublishedIds } from '../content/published-ids.ts'

const contentDir = 'content'

const compile = () =>
  compileSite({ contentDir, basePath: '/', cacheDir: 'node_modules/.cache/redux-docs' })

let result = await compile()

if (process.argv.includes('--fix')) {
  for (const { sourcePath } of result.pages) {
    const source = await readFile(sourcePath, 'utf8')
    const fixed = addHeadingIds(source)
    if (fixed === source) continue
    await writeFile(sourcePath, fixed)
    console.log(`${sourcePath}: heading ids written`)
  }
  result = await compile()
  const registry = path.join(contentDir, 'published-ids.json')
  const ids = addPublishedIds(result.publishedIds, result.pages)
  await writeFile(registry, `${JSON.stringify(ids, null, 2)}\n`)
  result = await compile()
}

const { pages, problems, plannedRoutes } = result
printProblems(problems)
const missing = missingRoutes(pages, plannedRoutes).length
console.log(
  `${pages.length} pages checked${missing > 0 ? `, ${missing} planned pages missing` : ''}`,
)
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1
