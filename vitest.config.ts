import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // What a busy machine needs, not what a test may take.
    testTimeout: 30_000,
    include: [
      '{src,content/home}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.mjs',
      'tests/{*,content/*}.test.ts',
    ],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
