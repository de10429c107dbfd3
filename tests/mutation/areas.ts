/** What is tested by changing it. */
export type Area = {
  /** Files whose code is changed. */
  mutate: string[]
  /** The tests that have to see it. */
  tests: string[]
  runsIn: 'Node' | 'browser'
}

export const areas: Record<string, Area> = {
  router: {
    mutate: ['src/router/**/*.ts?(x)'],
    tests: ['src/router/**/*.test.{ts,tsx}'],
    runsIn: 'browser',
  },
  ranking: {
    mutate: ['src/search/local/{rank,query,names,spelling,word-index,excerpt}.ts'],
    tests: ['src/search/local/*.test.ts'],
    runsIn: 'Node',
  },
  checks: {
    mutate: [
      'src/site-compiler/checks/**/*.ts',
      'src/compiler/source/{front-matter,front-matter-schema,raw-html,references,size,tables,text}.ts',
      'src/compiler/analysis/{heading-ids,spelling}.ts',
      'src/compiler/code/fence-options.ts',
    ],
    tests: [
      'src/site-compiler/checks/**/*.test.ts',
      'src/compiler/source/*.test.ts',
      'src/compiler/analysis/*.test.ts',
      'src/compiler/code/fence-options.test.ts',
    ],
    runsIn: 'Node',
  },
  server: {
    // The command runs in a process of its own, where no change can be switched on.
    mutate: ['src/server/**/*.ts', '!src/server/serve.ts'],
    // The others start processes or send thousands of requests.
    tests: [
      'src/server/{server,serving,start-server,stop-server}.test.ts',
      'src/server/hosts/*.test.ts',
    ],
    runsIn: 'Node',
  },
  preferences: {
    mutate: ['src/browser/preferences/**/*.ts?(x)'],
    tests: ['src/browser/preferences/**/*.test.{ts,tsx}'],
    runsIn: 'browser',
  },
}
