import { expect, test } from 'vitest'
import { createGuard } from './create-guard.ts'
import { EndlessError } from './guard.ts'

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A guard whose clock advances by a given time with each call. */
function guardAt(msPerCall: number) {
  let time = 0
  const guard = createGuard(() => time)
  const check = (line: number, file = 'a.ts') => {
    time += msPerCall
    guard.check(file, line)
  }
  const callsUntilEnd = () => {
    for (let calls = 1; calls < 1e6; calls += 1) {
      try {
        check(7)
      } catch (error) {
        return { calls, error: error as EndlessError }
      }
    }
    return null
  }
  return { guard, check, callsUntilEnd, time: () => time }
}

test('Z13: code that holds the thread is ended with its file and line', () => {
  const { callsUntilEnd } = guardAt(0.01)
  const { error } = callsUntilEnd() ?? {}
  expect(error).toBeInstanceOf(EndlessError)
  expect(error?.location).toEqual({ file: 'a.ts', line: 7 })
  expect(error?.message).toContain('Line 7 was still running after 250 ms')
})

test.each([0.001, 0.1, 1, 4])('Z13: it ends within 300 ms where a step takes %d ms', (ms) => {
  const { callsUntilEnd, time } = guardAt(ms)
  expect(callsUntilEnd()).not.toBeNull()
  expect(time()).toBeLessThanOrEqual(300)
})

test('Z13: long steps are ended too, and a few calls on a slow machine are not', () => {
  const { callsUntilEnd, time } = guardAt(40)
  expect(callsUntilEnd()).not.toBeNull()
  expect(time()).toBeGreaterThan(400)
  expect(time()).toBeLessThan(600)
})

test('Z13: code that catches the error ends too, and begins anew when the thread was free', async () => {
  const { callsUntilEnd, check } = guardAt(1)
  const first = callsUntilEnd()?.error
  for (let times = 0; times < 200; times += 1) expect(() => check(8)).toThrow(first)
  await nextTask()
  expect(() => check(8)).not.toThrow()
})

test('Code that pauses goes on', async () => {
  const { check } = guardAt(200)
  for (let times = 0; times < 5; times += 1) {
    check(1)
    await nextTask()
  }
})

test('Z13: what is ended from outside throws where it goes on', async () => {
  const { guard, check } = guardAt(0)
  check(3, 'b.ts')
  expect(guard.last()).toEqual({ file: 'b.ts', line: 3 })
  guard.end('was run again and again')
  await nextTask()
  expect(() => check(4)).toThrow('Line 4 was run again and again, so the run was ended.')
})

test('Z13: where the stack is too full to read the clock, it ends all the same', () => {
  let isFull = false
  const guard = createGuard(() => {
    if (isFull) throw new RangeError('Maximum call stack size exceeded')
    return 0
  })
  guard.check('a.ts', 1)
  isFull = true
  let thrown: unknown
  let calls = 0
  while (!(thrown instanceof EndlessError) && calls < 1e5) {
    calls += 1
    try {
      guard.check('a.ts', 3)
    } catch (error) {
      thrown = error
    }
  }
  expect(thrown).toMatchObject({ location: { file: 'a.ts', line: 3 } })
  expect(String(thrown)).toContain('Line 3 was still running')
})
