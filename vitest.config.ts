import { defineConfig } from 'vitest/config'
import { highlightedCode } from './src/publish/bundle/highlighted-code.ts'

const tests = [
  '{src,content/home}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.mjs',
  'tests/{*,content/*,claims/*}.test.{ts,tsx}',
]

/** In folders whose code runs in browsers. `*.node.test.*` there test what prerendering does. */
const browserTests = [
  'src/{analytics,components,deferred-layout,entries,preferences,router,site,search/dialog}/**/!(*.node).test.{ts,tsx}',
  '{src/directives,content/home}/**/!(*.node).test.tsx',
  'src/live/{frame,page,playground}/**/!(*.node).test.ts',
]

/** What tests of both kinds run with. */
export const everywhere = {
  // What a busy machine needs, not what a test may take.
  testTimeout: 30_000,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
}

/** What tests of code for browsers run with besides. */
export const inBrowser = {
  environment: 'happy-dom',
  isolate: false,
  setupFiles: 'tests/support/empty-document.ts',
}

export default defineConfig({
  plugins: [highlightedCode],
  test: {
    ...everywhere,
    projects: [
      {
        extends: true,
        test: { name: 'node', include: tests, exclude: ['**/node_modules/**', ...browserTests] },
      },
      { extends: true, test: { name: 'browser', ...inBrowser, include: browserTests } },
    ],
  },
})
