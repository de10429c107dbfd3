import { performance } from 'node:perf_hooks'
import { hasErrors } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { didYouMean } from '../../model/suggestion.ts'
import { compileSite } from '../../site-compiler/compile-site.ts'
import { readSettings } from '../../site-compiler/read-settings.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { pathInProject, projectRoot } from '../../system/project.ts'
import { parseFlags, runCommand, UsageError } from '../../system/run-command.ts'
import { checkSamples } from './check-samples.ts'
import { summary } from './summary.ts'

/** `npm run samples [-- --content folder page-id …]`: checks the samples of all pages, or of the given ones. */
async function printSamples(): Promise<void> {
  const start = performance.now()
  const { values, positionals } = parseFlags({
    allowPositionals: true,
    options: { content: { type: 'string', default: 'content' } },
  })
  const contentDir = pathInProject(values.content)
  const { settings, diagnostics: ofSettings } = await readSettings(projectRoot, contentDir)
  const site = await compileSite({ contentDir, settings })
  const wanted = namedPages(site.pages, positionals, contentDir)
  // On a page with other errors, samples may be missing or cut off.
  if (hasErrors([...ofSettings, ...site.diagnostics])) {
    console.log('The content has other errors. See npm run check:content.')
  }
  const { diagnostics, counts } = await checkSamples(wanted)
  printDiagnostics(diagnostics)
  console.log(summary(wanted, counts, performance.now() - start))
  if (diagnostics.length > 0) process.exitCode = 1
}

/** @throws UsageError with the ids that no page has */
function namedPages(all: Page[], ids: string[], contentDir: string): Page[] {
  const known = all.map(({ id }) => id)
  const problems = ids
    .filter((id) => !known.includes(id))
    .map((id) => {
      const expected = `Expected a path below ${contentDir}/docs without its extension, such as ${known[0]}.`
      return `There is no page \`${id}\`. ${didYouMean(id, known, expected)}`
    })
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
  return ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all
}

await runCommand(printSamples)
