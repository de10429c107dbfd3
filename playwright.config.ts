import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
import { chromiumArgs } from './tests/support/chromium-args.ts'

const executablePath = await findChromium()

// Workers inherit this: builds of fixture content are shared by all workers of one run.
process.env.TEST_RUN ??= String(process.pid)

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // What a very busy machine needs, not what a test may take.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  // One set of baselines: the shots hold on any system.
  snapshotPathTemplate: 'tests/screenshots/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '.cache/test-reports/browser.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    // A worker that answers from its cache would hide the faults that tests inject.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: chromiumArgs,
    },
  },
})
