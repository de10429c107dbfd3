import { performance } from 'node:perf_hooks'
import { hasErrors } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { readSettings } from '../../site-compiler/read-settings.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { projectRoot } from '../../system/project.ts'
import { checkSamples } from './check-samples.ts'
import { summary } from './summary.ts'

/** `npm run samples [-- page-id …]`: checks the samples of all pages, or of the given ones. */
const start = performance.now()
const { settings, diagnostics: settingsDiagnostics } = await readSettings(projectRoot, 'content')
const site = await compileSite({
  contentDir: 'content',
  settings,
})
const wanted = namedPages(site.pages, process.argv.slice(2))
if (wanted === null) {
  process.exitCode = 1
} else {
  // On a page with other errors, samples may be missing or cut off.
  if (hasErrors([...settingsDiagnostics, ...site.diagnostics])) {
    console.log('The content has other errors. See npm run check:content.')
  }
  const { diagnostics, counts } = await checkSamples(wanted)
  printDiagnostics(diagnostics)
  console.log(summary(wanted, counts, performance.now() - start))
  if (diagnostics.length > 0) process.exitCode = 1
}

function namedPages(all: Page[], ids: string[]): Page[] | null {
  const known = all.map(({ id }) => id)
  const unknown = ids.filter((id) => !known.includes(id))
  for (const id of unknown) {
    const hint = didYouMean(
      id,
      known,
      'Expected a path below content/docs without its extension, such as usage/writing-tests.',
    )
    console.error(`There is no page \`${id}\`. ${hint}`)
  }
  if (unknown.length > 0) return null
  return ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all
}
