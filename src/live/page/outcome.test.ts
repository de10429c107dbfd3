import { expect, test } from 'vitest'
import { type FrameReport, maxReports } from '../protocol.ts'
import { applyReport, emptyOutcome, verdictOf } from './outcome.ts'

const stated = { assertions: [2, 4], prints: [{ line: 6, text: 'a' }] }

function verdictAfter(reports: FrameReport[], sample = stated) {
  return verdictOf(reports.reduce(applyReport, emptyOutcome), sample)
}

const value = (line: number, expected: string | null = null): FrameReport => ({
  type: 'value',
  line,
  text: '1',
  expected,
})
const print = (isSame: boolean): FrameReport => ({
  type: 'print',
  line: 5,
  level: 'log',
  text: 'a',
  stated: { line: 6, isSame },
})
const end: FrameReport = { type: 'end', ms: 1 }

test('A run is through when all that its comments state has come', () => {
  expect(verdictAfter([value(2), value(4), print(true)]).verdict).toBe('running')
  expect(verdictAfter([value(2), end]).text).toBe('Waiting for 2 results …')
  expect(verdictAfter([value(2), end, value(4), print(true)])).toEqual({
    verdict: 'passed',
    text: '3 results as expected',
  })
})

test('A value that comes again counts once, with what came last', () => {
  expect(verdictAfter([value(2), value(2), value(4), print(true), end]).text).toBe(
    '3 results as expected',
  )
  expect(verdictAfter([value(2), value(2, '2'), value(4), print(true), end])).toEqual({
    verdict: 'differs',
    text: '1 of 3 results differs',
  })
  expect(verdictAfter([value(2, '2'), value(4), print(false), end]).text).toBe(
    '2 of 3 results differ',
  )
})

test('The first error ends the run, whatever else comes', () => {
  const error = (text: string): FrameReport => ({ type: 'error', line: 1, file: '', text })
  const reports = [error('a'), value(2), error('b'), end]
  const outcome = reports.reduce(applyReport, emptyOutcome)
  expect(verdictOf(outcome, stated)).toEqual({ verdict: 'failed', text: 'Stopped by an error' })
  expect(outcome.error?.text).toBe('a')
})

test('Without stated results it is told what there was', () => {
  const nothing = { assertions: [], prints: [] }
  expect(verdictAfter([end], nothing).text).toBe('Finished')
  expect(
    verdictAfter([{ type: 'print', line: 1, level: 'log', text: 'a', stated: null }, end], nothing)
      .text,
  ).toBe('1 line printed')
})

test('Z12: however much comes, a page keeps as much as a run may report', () => {
  const many = Array.from({ length: 3 * maxReports }, (_, line) => line)
  const outcome = many
    .flatMap((line) => [value(line), print(true)])
    .reduce(applyReport, emptyOutcome)
  expect(outcome.values.size).toBe(maxReports)
  expect(outcome.printed).toHaveLength(maxReports + 1)
  expect(applyReport(outcome, value(3, '2')).values.get(3)?.expected).toBe('2')
})
