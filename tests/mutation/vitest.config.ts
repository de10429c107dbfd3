import { defineConfig } from 'vitest/config'
import { everywhere, inBrowser } from '../../vitest.config.ts'
import { areas } from './areas.ts'

/** The tests of one area. `run.ts` says which. */
const area = areas[process.env.MUTATION_AREA ?? '']

export default defineConfig({
  test: {
    ...everywhere,
    ...(area?.runsIn === 'browser' && inBrowser),
    include: area?.tests ?? [],
    isolate: false,
    // A change that keeps a test waiting is seen, and sooner than by ending the process that runs it.
    testTimeout: 6_000,
  },
})
