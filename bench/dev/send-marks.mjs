/** Loaded before the development server: sends its performance marks, with the wall-clock time, to the parent process. */
import { PerformanceObserver, performance } from 'node:perf_hooks'

new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries()) {
    process.send?.({ name, time: performance.timeOrigin + startTime })
  }
}).observe({ entryTypes: ['mark'] })
