import { defineConfig } from 'vitest/config'
import { highlightedCode } from './src/publish/bundle/highlighted-code.ts'

const tests = [
  '{src,content/home}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.mjs',
  'tests/{*,content/*,claims/*,recipes/*}.test.{ts,tsx}',
]

/**
 * Tests of plain functions that nearly all import the compiler: they share a process, which loads it once. Tests that
 * exhaust the stack have a process of their own, because they damage the type stripper for all that share it.
 */
const compilerTests = [
  'src/{compiler,directives,model,search}/**/!(fuzz|javascript).test.{ts,tsx}',
  'src/site-compiler/{*,checks/*}.test.ts',
  'tests/content/*.test.ts',
]

/** In folders whose code runs in browsers. `*.node.test.*` there test what prerendering does. */
const browserTests = [
  'src/{browser,components/!(styles),router,site,search/dialog}/**/!(*.node).test.{ts,tsx}',
  '{src/directives,content/home}/**/!(*.node).test.tsx',
  'src/live/{frame,page,playground,timeline}/**/!(*.node).test.{ts,tsx}',
]

/** What tests of both kinds run with. */
export const everywhere = {
  // What a very busy machine needs, not what a test may take.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
  // Tests compile pages with other settings than the development servers of browser tests, which run at the same time.
  env: { BUILD_CACHE: '.cache/unit-tests' },
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
    // By itself Vitest leaves a core to others, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'node', include: tests, exclude: [...compilerTests, ...browserTests] },
      },
      {
        extends: true,
        test: {
          name: 'compiler',
          include: compilerTests,
          exclude: browserTests,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'browser', ...inBrowser, include: browserTests } },
    ],
  },
})
