/**
 * Mutation tests: changes the code of an area in small ways, one at a time, and runs the tests that
 * reach the change. A change that no test sees has survived.
 *
 *     npm run test:mutation                    every area, one after the other
 *     npm run test:mutation -- router server   these
 *
 * Fails when fewer than `floor` percent of an area's changes are seen. What survived is printed, and
 * shown in the code in .cache/mutation/<area>.html. Results are kept there too: after an edit only
 * what the edit concerns runs again.
 */
import { Stryker } from '@stryker-mutator/core'
import { areas } from './areas.ts'

const floor = 80

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(areas, name))
if (unknown.length > 0) {
  console.error(`No area "${unknown.join('", "')}". There are ${Object.keys(areas).join(', ')}.`)
  process.exit(1)
}

for (const name of asked.length > 0 ? asked : Object.keys(areas)) {
  console.log(`\n── ${name} ──`)
  process.env.MUTATION_AREA = name
  await new Stryker(optionsFor(name)).runMutationTest()
}

function optionsFor(area: string): ConstructorParameters<typeof Stryker>[0] {
  return {
    mutate: [...(areas[area]?.mutate ?? []), '!**/*.test.*'],
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    concurrency: 1,
    // On a busy machine a run takes longer, and would be taken for one that never ends.
    timeoutMS: 30_000,
    incremental: true,
    incrementalFile: `.cache/mutation/${area}.json`,
    tempDirName: '.cache/mutation/tmp',
    ignorePatterns: ['.cache', 'dist', 'bench'],
    // TypeScript 7 has no interface that could read it, and Vitest doesn't need it.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    reporters: ['clear-text', 'html', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false, skipFull: true },
    htmlReporter: { fileName: `.cache/mutation/${area}.html` },
    thresholds: { high: 90, low: floor, break: floor },
    allowConsoleColors: false,
  }
}
