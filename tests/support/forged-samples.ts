import type { Locator, Page } from '@playwright/test'
import { open } from './reader.ts'

/** Opens a page, and runs code in the place of its first sample: as it is, without guards. */
export async function runForged(page: Page, code: string, route = '/faq'): Promise<Locator> {
  const sample = await openForged(page, code, route)
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  return sample
}

/** Opens a page whose first sample is this code, as it is, without guards. */
export async function openForged(page: Page, code: string, route = '/faq'): Promise<Locator> {
  let isForged = true
  await page.route('**/_live/page.*.json', async (request) => {
    const response = await request.fetch()
    const json = await response.json()
    const module = json.modules[json.samples[0].entry]
    if (isForged)
      Object.assign(module, { code, isAsync: true, requests: [], imports: [], exports: [] })
    isForged = false
    await request.fulfill({ response, json })
  })
  await open(page, route)
  const sample = page.locator('[data-live]').first()
  await sample.scrollIntoViewIfNeeded()
  return sample
}
