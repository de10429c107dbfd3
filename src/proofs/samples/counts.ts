import { isRun } from '../../compiler/code/run-samples.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { isToParse, isTyped } from './kinds.ts'

/** Samples whose author excluded them from the checks with `nocheck`. */
type Unchecked = { file: string; line: number; reason: string }

export type Counts = {
  typed: number
  /** Also counted as typed or parsed. */
  run: number
  parsed: number
  /** Code in other languages, and regions of `examples/`, which are checked with their application. */
  other: number
  nocheck: Unchecked[]
}

/** The result of checking samples. */
export type PageResult = { diagnostics: Diagnostic[]; counts: Counts }

/** Counts the samples of a page by the checks that apply to them. */
export function countSamples({ samples, sourcePath }: Page): Counts {
  const nocheck = samples.flatMap(({ options, line }) =>
    'nocheck' in options ? [{ file: sourcePath, line, reason: String(options.nocheck) }] : [],
  )
  const typed = samples.filter(isTyped).length
  const parsed = samples.filter(isToParse).length
  const other = samples.length - typed - parsed - nocheck.length
  return { typed, run: samples.filter(isRun).length, parsed, other, nocheck }
}

/** Adds up the counts of several pages. */
export function sumOfCounts(all: Counts[]): Counts {
  const sum: Counts = { typed: 0, run: 0, parsed: 0, other: 0, nocheck: [] }
  for (const counts of all) {
    sum.typed += counts.typed
    sum.run += counts.run
    sum.parsed += counts.parsed
    sum.other += counts.other
    sum.nocheck.push(...counts.nocheck)
  }
  return sum
}
