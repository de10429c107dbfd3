import { Worker } from 'node:worker_threads'
import { type Project, type ProjectFile, pageLine } from '../../compiler/code/project.ts'
import { SampleSyntaxError } from '../../live/compile/parse-module.ts'
import { applyReport, emptyOutcome, verdictOf } from '../../live/page/outcome.ts'
import type { FrameReport } from '../../live/protocol.ts'
import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import { compileRunnable, type Runnable } from './runnable.ts'

/** What went wrong. The line is one of the code, or null when it isn't known; without a file, it's the sample's own. */
type SampleDiagnostic = { line: number | null; file?: string; message: string; hint?: string }

/**
 * Runs one sample in a worker thread of its own and checks what its comments state.
 *
 * @param sandbox What `buildSandbox` returned.
 * @param timeLimitMs When the sample is terminated. Loading React and a DOM can take ten seconds on a busy machine.
 */
export async function runSample(
  file: ProjectFile,
  project: Project,
  sandbox: URL,
  timeLimitMs = 60_000,
): Promise<Diagnostic[]> {
  const found = await problemsOf(file, project, sandbox, timeLimitMs)
  return found.map(({ line, file: path, message, hint }) => {
    const { sample, page } = project.files.find((other) => other.path === path) ?? file
    const lineOfPage = line === null ? sample.line : pageLine(sample, line)
    return errorIn({ file: page.sourcePath, line: lineOfPage }, message, hint)
  })
}

async function problemsOf(
  file: ProjectFile,
  project: Project,
  sandbox: URL,
  timeLimitMs: number,
): Promise<SampleDiagnostic[]> {
  try {
    const runnable = compileRunnable(file, project)
    if (runnable.mistakes.length > 0) return runnable.mistakes
    const { reports, isTimedOut } = await execute(runnable, sandbox, timeLimitMs)
    return sampleDiagnostics(runnable, reports, isTimedOut ? timeLimitMs / 1000 : null)
  } catch (error) {
    if (error instanceof SampleSyntaxError) return [{ line: error.line, message: error.message }]
    throw error
  }
}

function execute(
  runnable: Runnable,
  sandbox: URL,
  timeLimitMs: number,
): Promise<{ reports: FrameReport[]; isTimedOut: boolean }> {
  const reports: FrameReport[] = []
  let isTimedOut = false
  const worker = new Worker(sandbox, {
    workerData: runnable,
    // Without the flags of this process, such as a loader for TypeScript.
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'development' },
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => {
    isTimedOut = true
    void worker.terminate()
  }, timeLimitMs)
  worker.on('message', (report: FrameReport) => reports.push(report))
  worker.on('error', ({ name, message }) => {
    reports.push({ type: 'error', line: 0, file: '', text: `${name}: ${message}` })
  })
  return new Promise((resolve) => {
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve({ reports, isTimedOut })
    })
  })
}

/** @param limit the seconds after which the run was ended; null if it came to its end */
function sampleDiagnostics(
  { assertions, prints }: Runnable,
  reports: FrameReport[],
  limit: number | null,
): SampleDiagnostic[] {
  const outcome = reports.reduce(applyReport, emptyOutcome)
  const { values, printed, error } = outcome
  const diagnostics: SampleDiagnostic[] = reports.flatMap((report) => {
    const { line, expected } = statedBy(report, prints)
    return line === null || expected === null || !('text' in report)
      ? []
      : [{ line, message: `Expected: ${expected}`, hint: `Received: ${report.text}` }]
  })
  if (error) {
    const { line, file, text } = error
    return [...diagnostics, { line: line || null, file, message: `The sample throws ${text}` }]
  }
  const ending = limit === null ? '' : ` within ${limit} seconds`
  for (const line of assertions.filter((line) => !values.has(line))) {
    diagnostics.push({ line, message: `The \`// =>\` of this line is never reached${ending}.` })
  }
  const stated = printed.filter((print) => print.stated)
  for (const { line, text } of prints.slice(stated.length)) {
    diagnostics.push({
      line,
      message: `Expected: ${text}`,
      hint: `Received: nothing was printed${ending}`,
    })
  }
  // The name of a group, which nobody has to state, comes between stated lines.
  const lastStated = printed.findLastIndex((print) => print.stated)
  const surplus = printed.slice(lastStated + 1).filter(({ level }) => level === 'log')
  for (const { text } of lastStated >= 0 ? surplus : []) {
    diagnostics.push({
      line: prints.at(-1)?.line ?? null,
      message: 'Expected: nothing more to be printed',
      hint: `Received: ${text}`,
    })
  }
  const isUnfinished = verdictOf(outcome, { assertions, prints }).verdict === 'running'
  if (isUnfinished && diagnostics.length === 0) {
    const message =
      limit === null
        ? 'The sample waits for something that never comes.'
        : `The sample is still running after ${limit} seconds.`
    diagnostics.push({
      line: null,
      message,
      hint: 'Expected it to end: is there a loop or a promise without end?',
    })
  }
  return diagnostics
}

/** What a report says to be different from what a comment states; nulls where it's the same, or nothing is stated. */
function statedBy(
  report: FrameReport,
  prints: Runnable['prints'],
): { line: number | null; expected: string | null } {
  if (report.type === 'value') return report
  if (report.type !== 'print' || !report.stated || report.stated.isSame) {
    return { line: null, expected: null }
  }
  const { line } = report.stated
  return { line, expected: prints.find((print) => print.line === line)?.text ?? null }
}
