import { expect, test } from 'vitest'
import { checkSamples } from './check-samples.ts'
import { everyKind } from './test-page.test-support.ts'

// The compiler and a worker thread start in each test, which takes long when the machine is busy.

test('A page with one right sample of every kind has no diagnostics and is counted', async () => {
  expect(await checkSamples([await everyKind()], { useCache: false })).toMatchInlineSnapshot(`
    {
      "counts": {
        "nocheck": [
          {
            "file": "every-kind.md",
            "line": 114,
            "reason": "another library's code",
          },
        ],
        "other": 1,
        "parsed": 3,
        "run": 3,
        "typed": 7,
      },
      "diagnostics": [],
    }
  `)
})
