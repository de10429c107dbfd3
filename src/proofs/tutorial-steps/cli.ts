import { uniqueDiagnostics } from '../../model/diagnostic.ts'
import { printDiagnostics } from '../../system/print-diagnostics.ts'
import { runCommand, UsageError } from '../../system/run-command.ts'
import { checkSteps, listTutorials } from './check-steps.ts'

/** `npm run steps [-- essentials/part-4]`: follows every tutorial, or those whose path contains one of the words. */
async function printSteps(words: string): Promise<void> {
  const all = listTutorials()
  const files = all.filter((file) => file.includes(words))
  if (files.length === 0) {
    throw new UsageError(`No tutorial has "${words}" in its path. There are:\n${all.join('\n')}`)
  }
  for (const file of files) {
    const { diagnostics, steps } = await checkSteps(file)
    printDiagnostics(uniqueDiagnostics(diagnostics))
    console.log(`${diagnostics.length > 0 ? '✗' : '✓'} ${file}: ${steps} steps`)
    if (diagnostics.length > 0) process.exitCode = 1
  }
}

await runCommand(() => printSteps(process.argv[2] ?? ''))
