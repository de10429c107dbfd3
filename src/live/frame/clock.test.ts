import { expect, test } from 'vitest'
import { type Browser, createTimers } from './clock.ts'

/** Simulates a browser with a time of its own: timers and tasks are in one queue, and each task takes `taskMs`. */
function machine(taskMs: number) {
  let real = 0
  let made = 0
  let queue: { at: number; id: number; run: () => void }[] = []
  const post = (at: number, run: () => void) => {
    made += 1
    queue.push({ at, id: made, run })
    return made
  }
  const browser: Browser = {
    now: () => real,
    wait: (run, ms) => post(real + ms, run),
    stopWaiting: (id) => {
      queue = queue.filter((task) => task.id !== id)
    },
    nextTurn: (run) => void post(real, run),
    queueTask: (run) => void post(real, run),
  }
  return {
    timers: createTimers(browser),
    now: () => real,
    task: (run: () => void, at = real) => void post(at, run),
    work: (ms: number) => {
      real += ms
    },
    /** Runs everything that is due until that time, and returns the number of tasks. */
    run(until = 100_000): number {
      let amount = 0
      for (;;) {
        const next = queue.toSorted((a, b) => a.at - b.at || a.id - b.id)[0]
        if (!next || next.at > until) return amount
        queue = queue.filter((task) => task !== next)
        real = Math.max(real, next.at) + taskMs
        amount += 1
        next.run()
      }
    },
  }
}

test.each([0, 1, 50, 1_000])(
  'Tasks that follow each other come before a timer, even if each takes %d ms',
  (taskMs) => {
    const { timers, task, run } = machine(taskMs)
    const seen: string[] = []
    timers.setTimeout(() => seen.push('timer'), 20)
    task(() => {
      seen.push('task 1')
      task(() => {
        seen.push('task 2')
        task(() => seen.push('task 3'))
      })
    })
    run()
    expect(seen).toEqual(['task 1', 'task 2', 'task 3', 'timer'])
  },
)

test('Timers go off in the order of their times, and of their calls', () => {
  const { timers, work, run } = machine(3)
  const seen: unknown[] = []
  timers.setTimeout(() => seen.push('40'), 40)
  timers.setTimeout((...values: unknown[]) => seen.push(...values), 20, '20', 'first')
  timers.setTimeout(() => seen.push('20, second'), 20)
  timers.setTimeout(() => seen.push('none'))
  // Work on the thread doesn't make other timers fire earlier.
  work(500)
  timers.setTimeout(() => seen.push('10'), 10)
  run()
  expect(seen).toEqual(['none', '10', '20', 'first', '20, second', '40'])
})

test('What follows on a timer has been done when the next one goes off, even of the same time', () => {
  const { timers, task, run } = machine(50)
  const seen: string[] = []
  timers.setTimeout(() => {
    seen.push('first')
    task(() => task(() => seen.push('what follows')))
  }, 5)
  timers.setTimeout(() => seen.push('second'), 5)
  run()
  expect(seen).toEqual(['first', 'what follows', 'second'])
})

test.each([1, 20, 100, 1_000, 60_000])('On a machine that keeps up, %d ms take as long', (ms) => {
  const { timers, now, run } = machine(0)
  let at = -1
  timers.setTimeout(() => {
    at = now()
  }, ms)
  const tasks = run()
  expect(at).toBeCloseTo(ms, 0)
  // A long wait takes few tasks.
  expect(tasks).toBeLessThan(1_000)
})

test('A timer set while another waits counts from then', () => {
  const { timers, task, now, run } = machine(0)
  const seen: [string, number][] = []
  const note = (name: string) => () => void seen.push([name, Math.round(now())])
  timers.setTimeout(note('minute'), 60_000)
  task(() => timers.setTimeout(note('soon'), 20), 3_000)
  run()
  expect(seen).toEqual([
    ['soon', expect.closeTo(3_020, -2)],
    ['minute', expect.closeTo(60_000, -2)],
  ])
})

test('Intervals come again until they are cleared, also by clearTimeout', () => {
  const { timers, run } = machine(2)
  const seen: string[] = []
  const id = timers.setInterval(() => {
    seen.push('tick')
    if (seen.length === 3) timers.clear(id)
  }, 10)
  const cleared = timers.setTimeout(() => seen.push('never'), 5)
  timers.clear(cleared)
  timers.clear(undefined)
  run()
  expect(seen).toEqual(['tick', 'tick', 'tick'])
})

test('A callback that throws stops no other', () => {
  const { timers, run } = machine(0)
  const seen: string[] = []
  timers.setTimeout(() => {
    throw new Error('of the sample')
  }, 5)
  timers.setTimeout(() => seen.push('next'), 10)
  expect(run).toThrow('of the sample')
  run()
  expect(seen).toEqual(['next'])
})

test('What is no delay is none, and code may be text', () => {
  const { timers, run } = machine(0)
  const seen: string[] = []
  Object.assign(globalThis, { clockSeen: seen })
  timers.setTimeout(() => seen.push('1 ms'), 1)
  timers.setTimeout(() => seen.push('negative'), -5)
  timers.setTimeout(() => seen.push('infinite'), Number.POSITIVE_INFINITY)
  timers.setTimeout('clockSeen.push("text")')
  run()
  Reflect.deleteProperty(globalThis, 'clockSeen')
  expect(seen).toEqual(['negative', 'infinite', 'text', '1 ms'])
})

test('An animation frame comes before the next task, and one that is asked for in it 16 ms later', () => {
  const { timers, task, run } = machine(30)
  const seen: string[] = []
  task(() => {
    timers.setTimeout(() => seen.push('30 ms'), 30)
    timers.requestAnimationFrame(() => {
      seen.push('frame')
      timers.setTimeout(() => seen.push('10 ms later'), 10)
      timers.requestAnimationFrame(() => seen.push('next frame'))
    })
    const cancelled = timers.requestAnimationFrame(() => seen.push('never'))
    timers.clear(cancelled)
    task(() => seen.push('task'))
  })
  run()
  expect(seen).toEqual(['frame', 'task', '10 ms later', 'next frame', '30 ms'])
})

test('Animation frames come in the order of their requests, whatever the order of tasks', () => {
  const tasks: (() => void)[] = []
  const { requestAnimationFrame, clear } = createTimers({
    now: () => 0,
    wait: () => 0,
    stopWaiting: () => {},
    nextTurn: () => {},
    queueTask: (run) => void tasks.push(run),
  })
  const seen: string[] = []
  requestAnimationFrame(() => seen.push('first'))
  clear(requestAnimationFrame(() => seen.push('never')))
  requestAnimationFrame(() => seen.push('second'))
  while (tasks.length > 0) tasks.pop()?.()
  expect(seen).toEqual(['first', 'second'])
})
