import { expect, test, vi } from 'vitest'
import type { FrameReport } from '../protocol.ts'
import { inspect } from '../values/inspect.ts'
import { inAnyWords, usesStatedWords } from './engine-words.ts'
import { createResults } from './results.ts'

/** For each of some checks, whether the result was as stated. */
function outcomes(read: (stated: string) => string, check: (results: Results) => void) {
  const reports: FrameReport[] = []
  check(createResults([{ line: 9, text: 'TypeError: … is not a function' }], keep, read, inspect))
  function keep(report: FrameReport) {
    reports.push(report)
  }
  return reports.flatMap((report) => {
    if (report.type === 'value') return report.expected === null
    return report.type === 'print' ? report.stated?.isSame : []
  })
}

type Results = ReturnType<typeof createResults>

const asStated = (stated: string) => stated

/** Errors in the words of Firefox and Safari, stated in V8's. */
function otherWords({ sample, print }: Results): void {
  const revoked = () => {
    throw new TypeError('illegal operation attempted on a revoked proxy')
  }
  const frozen = () => {
    throw new TypeError('Attempted to assign to readonly property.')
  }
  sample.throws(1, frozen, "TypeError: Cannot assign to read only property '0' …")
  sample.throws(4, revoked, "TypeError: Cannot perform 'get' on a proxy that has been revoked")
  const problems = ["TypeError: can't access property 'count', wren is undefined"]
  const stated = ["TypeError: Cannot read properties of undefined (reading 'count')"]
  sample.value(2, problems, () => stated)
  print('log', false, () => 'TypeError: "e" is no function')
}

test('Z43: an error that another engine words itself is as stated if it has the name that is stated', () => {
  expect(outcomes(inAnyWords, otherWords)).toEqual([true, true, true, true])
})

test('In the engine of the check, the words count', () => {
  expect(usesStatedWords()).toBe(true)
  expect(outcomes(asStated, otherWords)).toEqual([false, false, false, false])
})

test('In any engine, another name or a message of a library that differs is wrong', () => {
  const wrong = ({ sample }: Results) => {
    const fails = (error: Error) => () => {
      throw error
    }
    sample.throws(1, fails(new RangeError('No')), 'TypeError: Cannot assign to read only property')
    sample.throws(2, fails(new Error('No store')), 'Error: No reducer')
    sample.value(3, ['Heron'], () => ['Egret'])
    sample.throws(4, () => 1, 'TypeError: Cannot assign to read only property')
  }
  expect(outcomes(inAnyWords, wrong)).toEqual([false, false, false, false])
})

test('Z43: recursion without an end is as stated by the name that Firefox has for it, and no other', () => {
  const stated = 'RangeError: Maximum call stack size exceeded'
  const failing =
    (name: string) =>
    ({ sample }: Results) =>
      sample.throws(
        1,
        () => {
          throw Object.assign(new Error('too much recursion'), { name })
        },
        stated,
      )
  expect(outcomes(inAnyWords, failing('RangeError'))).toEqual([true])
  expect(outcomes(inAnyWords, failing('InternalError'))).toEqual([false])
  vi.stubGlobal('InternalError', class extends Error {})
  expect(outcomes(inAnyWords, failing('InternalError'))).toEqual([true])
  expect(outcomes(inAnyWords, failing('TypeError'))).toEqual([false])
  vi.unstubAllGlobals()
})

test('A warning that checks of Redux Toolkit were slow shows only where a comment states it', () => {
  const text =
    'ImmutableStateInvariantMiddleware took 41ms, which is more than the warning threshold of 32ms.'
  const stated = [{ line: 3, text }]
  for (const [prints, count] of [
    [stated, 1],
    [[], 0],
  ] as const) {
    const send = vi.fn()
    createResults([...prints], send, asStated, inspect).print('warn', true, () => text)
    expect(send).toHaveBeenCalledTimes(count)
  }
})
