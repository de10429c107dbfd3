import { Worker } from 'node:worker_threads'
import { type Project, type ProjectFile, pageLine } from '../../compiler/code/project.ts'
import { type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import { type Runnable, writeRunnable } from './run-files.ts'
import type { Failure, SandboxData, SandboxMessage } from './sandbox.ts'

/** Everything that a sample has reported. */
type Outcome = {
  failures: Failure[]
  reached: Set<number>
  printed: string[]
  error: { text: string; stack: string } | null
  isTimedOut: boolean
}

/** An error; `line` is one of the sample's code, or null if it isn't known. */
type SampleDiagnostic = { line: number | null; message: string; hint?: string }

/**
 * Runs one sample in a worker thread of its own and checks what its comments state.
 *
 * @param sandbox What `buildSandbox` returned.
 * @param directory A new folder for the sample's modules, below the project's node_modules.
 * @param timeLimitMs When the sample is terminated. Loading React and a DOM can take ten seconds on a busy machine.
 */
export async function runSample(
  file: ProjectFile,
  project: Project,
  sandbox: URL,
  directory: string,
  timeLimitMs = 60_000,
): Promise<Diagnostic[]> {
  const { sample, page } = file
  const runnable = await writeRunnable(file, project, directory)
  if (runnable.mistakes.length > 0) return runnable.mistakes.map((mistake) => toDiagnostic(mistake))
  const outcome = await execute(runnable, sandbox, timeLimitMs)
  return sampleDiagnostics(runnable, outcome, timeLimitMs).map(toDiagnostic)

  function toDiagnostic({ line, message, hint }: SampleDiagnostic): Diagnostic {
    const thrownAt = () => throwLine(outcome?.error?.stack ?? '', project)
    const pageLineOf = line === null ? (thrownAt() ?? sample.line) : pageLine(sample, line)
    return errorIn({ file: page.sourcePath, line: pageLineOf }, message, hint)
  }
}

function execute(runnable: Runnable, sandbox: URL, timeLimitMs: number): Promise<Outcome> {
  const { entry, needsDom, assertions, prints } = runnable
  const workerData: SandboxData = { entry, needsDom, assertions, prints }
  const outcome: Outcome = {
    failures: [],
    reached: new Set(),
    printed: [],
    error: null,
    isTimedOut: false,
  }
  const worker = new Worker(sandbox, {
    workerData,
    // Without this process's flags, such as a loader for TypeScript.
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'development' },
    stdout: true,
    stderr: true,
  })
  const timer = setTimeout(() => {
    outcome.isTimedOut = true
    void worker.terminate()
  }, timeLimitMs)
  worker.on('message', (message: SandboxMessage) => {
    if (message.type === 'failure') outcome.failures.push(message.failure)
    else if (message.type === 'reached') outcome.reached.add(message.line)
    else if (message.type === 'printed') outcome.printed.push(message.text)
    else if (message.type === 'error') outcome.error ??= message
    else void worker.terminate()
  })
  worker.on('error', ({ name, message, stack = '' }) => {
    outcome.error ??= { text: `${name}: ${message}`, stack }
  })
  return new Promise((resolve) => {
    worker.on('exit', () => {
      clearTimeout(timer)
      resolve(outcome)
    })
  })
}

function sampleDiagnostics(
  { assertions, prints }: Runnable,
  outcome: Outcome,
  timeLimitMs: number,
) {
  const { failures, reached, printed, error, isTimedOut } = outcome
  const diagnostics: SampleDiagnostic[] = failures.map(({ line, expected, received }) => ({
    line,
    message: `Expected: ${expected}`,
    hint: `Received: ${received}`,
  }))
  if (error) return [...diagnostics, { line: null, message: `The sample throws ${error.text}` }]

  const ending = isTimedOut ? ` within ${timeLimitMs / 1000} seconds` : ''
  for (const line of assertions.filter((line) => !reached.has(line))) {
    diagnostics.push({ line, message: `The \`// =>\` of this line is never reached${ending}.` })
  }
  for (const { line, text } of prints.slice(printed.length)) {
    diagnostics.push({
      line,
      message: `Expected: ${text}`,
      hint: `Received: nothing was printed${ending}`,
    })
  }
  const surplus = prints.length > 0 ? printed.slice(prints.length) : []
  for (const text of surplus) {
    diagnostics.push({
      line: prints.at(-1)?.line ?? null,
      message: `Expected: nothing more to be printed`,
      hint: `Received: ${text}`,
    })
  }
  if (isTimedOut && diagnostics.length === 0) {
    const message = `The sample is still running after ${timeLimitMs / 1000} seconds.`
    diagnostics.push({
      line: null,
      message,
      hint: 'Expected it to end: is there a loop or a promise without end?',
    })
  }
  return diagnostics
}

/** The page's line that an error comes from: the first location in the stack that is on the page. */
function throwLine(stack: string, { files }: Project): number | null {
  const locations = /(?<![^\s:])(?:(?<=file:)\/\/\/?|[^\s:(]*\()([^\s:]+):(\d+):\d+/g
  for (const [, name, line] of stack.matchAll(locations)) {
    const file = files.find(
      ({ path: filePath }) => name === filePath || name?.endsWith(`/${filePath}`),
    )
    if (file) return pageLine(file.sample, Number(line))
  }
  return null
}
