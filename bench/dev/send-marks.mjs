/** Loaded before the development server: sends what it marks, with the time of the wall clock, to the process that has started it. */
import { PerformanceObserver, performance } from 'node:perf_hooks'

new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) {
    process.send?.({ name, time: performance.timeOrigin + startTime })
  }
}).observe({ entryTypes: ['mark'] })
