import { platformPackage } from '../platform-package.ts'
import type { FrameCommand, FrameReport } from '../protocol.ts'
import type { CodeLocation } from '../recording.ts'
import { inspect } from '../values/inspect.ts'
import { inAnyWords, isRepetition, usesStatedWords } from './engine-words.ts'
import { EndlessError, type Guard } from './guard.ts'
import { type At, createModules, linesAbove, type Registry } from './modules.ts'
import { type CreateConsole, createPlainConsole } from './plain-console.ts'
import { createResults, type Results } from './results.ts'

/** What a run needs of the place where it's run: the frame, or a thread of the check. */
export type Host = {
  /** All packages that the modules import. */
  registry: Registry
  guard: Guard
  /** Milliseconds; taken before the sample can replace it. */
  now: () => number
  send: (report: FrameReport) => void
  /** Is told which line runs; the file is empty for the sample's own. */
  at: (file: string, line: number, name?: string) => void
  addStyle: (text: string) => void
  /** Whoever catches an error that the sample doesn't tells it here, once the run has begun. */
  errors: { tell: (error: unknown) => void }
}

/** How values are shown: a library has more of it than most samples need. */
export type Values = { inspect: (value: unknown) => string; createConsole: CreateConsole }

const plainValues: Values = { inspect, createConsole: createPlainConsole }

/** Runs a compiled sample with all that it imports, and reports what comes out, to the end of its own code and after. */
export async function runSample(
  {
    modules,
    entry,
    prints,
  }: Pick<Extract<FrameCommand, { type: 'run' }>, 'modules' | 'entry' | 'prints'>,
  host: Host,
): Promise<void> {
  const { guard, now, send } = host
  const values = (host.registry.get(platformPackage) ?? plainValues) as Values
  const read = usesStatedWords() ? (stated: string) => stated : inAnyWords
  const results = createResults(prints, send, read, values.inspect)
  Object.assign(globalThis, { __sample: results.sample })
  const own = modules[entry]?.path ?? ''
  const at: At = (file, line, value, name) => {
    results.at(file === own ? line : 0)
    host.at(file === own ? '' : file, line, name)
    return value
  }
  listenToConsole(values.createConsole, results, host)
  const onError = (error: unknown) => {
    const { file, line } = locationOf(error, guard) ?? { file: own, line: results.line() }
    results.error(error, file === own ? '' : file, line)
  }
  host.errors.tell = onError
  const startedAt = now()
  try {
    await createModules(modules, { ...host, at }).run(entry)
  } catch (error) {
    onError(error)
  }
  results.end(Math.round(now() - startedAt))
}

function listenToConsole(
  createConsole: CreateConsole,
  results: Results,
  { guard, now }: Pick<Host, 'guard' | 'now'>,
): void {
  const own = createConsole({ print: results.print, now })
  const error = (...values: unknown[]) => {
    own.error?.(...values)
    // React prints this about endless effects, which pause after each rendering and go on.
    if (typeof values[0] === 'string' && values[0].startsWith('Maximum update depth exceeded')) {
      guard.end('was run again and again')
    }
  }
  Object.assign(console, own, { error })
}

/** Where in the sample an error comes from; null if neither the error nor the guard knows. */
function locationOf(error: unknown, guard: Guard): CodeLocation | null {
  if (error instanceof EndlessError) return error.location
  if (!(error instanceof Error)) return null
  if (isRepetition(error)) return guard.last()
  const match = /live:\/\/\/([^\s:]+):(\d+)(?::\d+)?/.exec(error.stack ?? '')
  const line = Number(match?.[2]) - linesAbove
  return match && line > 0 ? { file: match[1] ?? '', line } : null
}
