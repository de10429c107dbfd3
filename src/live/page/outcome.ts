import type { LiveSample } from '../live-page.ts'
import { type FrameReport, maxReports } from '../protocol.ts'

export type Printed = Extract<FrameReport, { type: 'print' }>
export type ShownError = Extract<FrameReport, { type: 'error' }>

/** The results of a run so far. */
export type Outcome = {
  /** Line of a stated value → the last value that was reported for it. */
  values: ReadonlyMap<number, { text: string; expected: string | null }>
  printed: readonly Printed[]
  error: ShownError | null
  hasEnded: boolean
}

/** Nothing has come out yet. */
export const emptyOutcome: Outcome = {
  values: new Map(),
  printed: [],
  error: null,
  hasEnded: false,
}

/** Adds a report of the frame to an outcome. It takes as many as a frame may send, and the line that says so. */
export function applyReport(outcome: Outcome, report: FrameReport): Outcome {
  switch (report.type) {
    case 'value':
      if (outcome.values.size >= maxReports && !outcome.values.has(report.line)) return outcome
      return { ...outcome, values: new Map(outcome.values).set(report.line, report) }
    case 'print':
      if (outcome.printed.length > maxReports) return outcome
      return { ...outcome, printed: [...outcome.printed, report] }
    case 'error':
      return { ...outcome, error: outcome.error ?? report }
    case 'end':
      return { ...outcome, hasEnded: true }
    default:
      return outcome
  }
}

export type Verdict = 'running' | 'passed' | 'differs' | 'failed'

/**
 * How a run went, as a verdict and in a few words. A run counts as unfinished until everything that its comments state
 * has come.
 */
export function verdictOf(
  { values, printed, error, hasEnded }: Outcome,
  {
    assertions,
    prints,
    preview,
    unshown,
  }: Pick<LiveSample, 'assertions' | 'prints' | 'preview' | 'unshown'>,
): { verdict: Verdict; text: string } {
  if (error) return { verdict: 'failed', text: 'Stopped by an error' }
  const stated = printed.flatMap((line) => line.stated ?? [])
  const open =
    assertions.filter((line) => !values.has(line)).length +
    Math.max(0, prints.length - stated.length)
  const results = assertions.length + prints.length
  if (!hasEnded) return { verdict: 'running', text: 'Running …' }
  const wrong =
    [...values.values()].filter(({ expected }) => expected !== null).length +
    stated.filter(({ isSame }) => !isSame).length
  if (open > 0) return { verdict: 'running', text: `Waiting for ${count(open, 'result')} …` }
  if (wrong > 0) {
    const verb = wrong === 1 ? 'differs' : 'differ'
    return { verdict: 'differs', text: `${wrong} of ${count(results, 'result')} ${verb}` }
  }
  if (results > 0) return { verdict: 'passed', text: `${count(results, 'result')} as expected` }
  if (preview) return { verdict: 'passed', text: 'Shown below' }
  const lines = printed.length
  const nothing = unshown ? 'Nothing is shown' : 'Finished'
  return { verdict: 'passed', text: lines > 0 ? `${count(lines, 'line')} printed` : nothing }
}

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`
