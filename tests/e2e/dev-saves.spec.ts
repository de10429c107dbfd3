/** Saves at random moments; `npm run fuzz:dev` does more of them. */
import { saveFiles } from '../fuzz/save-files.ts'
import { expect, test } from '../support/site.ts'

test('Z55: what is saved while the development server starts, and while a page loads, is shown', async ({
  browser,
}) => {
  expect(await saveFiles(browser, { seed: 1, saves: 30 })).toEqual([])
})
