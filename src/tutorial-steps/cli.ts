import { performance } from 'node:perf_hooks'
import { uniqueDiagnostics } from '../model/diagnostic.ts'
import { printDiagnostics } from '../system/print-diagnostics.ts'
import { runCommand } from '../system/run-command.ts'
import { checkSteps } from './check-steps.ts'
import { selectParts } from './tutorials.ts'

/** `npm run steps [-- tutorial [part]]`: plays every part of every tutorial, or those named. */
async function printSteps(tutorial: string | undefined, part: string | undefined): Promise<void> {
  const start = performance.now()
  const parts = selectParts(tutorial, part)
  for (const { tutorial, part, file } of parts) {
    const { diagnostics, steps } = await checkSteps(file)
    printDiagnostics(uniqueDiagnostics(diagnostics))
    const sign = diagnostics.length > 0 ? '✗' : '✓'
    console.log(`${sign} ${tutorial} ${part}: ${steps} step${steps === 1 ? '' : 's'}`)
    if (diagnostics.length > 0) process.exitCode = 1
  }
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`)
}

const [tutorial, part] = process.argv.slice(2)
await runCommand(() => printSteps(tutorial, part))
