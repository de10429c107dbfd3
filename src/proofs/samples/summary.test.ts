import { expect, test } from 'vitest'
import { countSamples } from './counts.ts'
import { summary } from './summary.ts'
import { everyKind } from './test-page.test-support.ts'

test('The summary counts the samples by kind and names every exception', async () => {
  const page = await everyKind()
  expect(summary([page], countSamples(page), 1234)).toMatchInlineSnapshot(`
    "12 samples on 1 page, 7 type-checked, 3 run, 3 parsed, 1 in other languages or from examples, 1 not checked, 1.2 s
      every-kind.md:114 another library's code"
  `)
})
