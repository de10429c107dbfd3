import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Browsers share two cores badly.
    fileParallelism: false,
    include: ['tests/other-browsers/**/*.test.ts'],
  },
})
