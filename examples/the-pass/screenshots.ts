import type { Page } from '@playwright/test'
import type { Screenshots } from '../../src/site-compiler/examples/shot.ts'

/** The pictures of the Fundamentals tutorial: `npm run examples:screenshots`. */
export const screenshots: Screenshots = {
  imagesDir: 'content/docs/tutorials/fundamentals/images',
  shots: [
    {
      name: 'plate-counter',
      part: 1,
      address: '/',
      width: 440,
      height: 400,
      async steps(page) {
        for (let clicks = 0; clicks < 3; clicks++) {
          await page.getByRole('button', { name: 'Call a plate' }).click()
        }
      },
    },
    {
      name: 'closed-kitchen',
      part: 4,
      address: '/',
      height: 240,
      async steps(page) {
        await page.getByText('The kitchen opens soon.').waitFor()
      },
    },
    {
      name: 'board',
      part: 5,
      address: '/',
      height: 460,
      async steps(page) {
        for (const dish of ['Onion soup', 'Lamb chops', 'Lemon tart']) {
          await call(page, dish)
        }
        await page.getByLabel('Station for Onion soup').selectOption('Sauté')
        await page.getByLabel('Station for Lamb chops').selectOption('Grill')
        await page.getByLabel('Served: Onion soup').check()
      },
    },
    {
      name: 'tickets-of-the-server',
      part: 6,
      address: '/',
      height: 460,
      async steps(page) {
        await page.getByLabel('Served: Lemon tart').waitFor()
        await call(page, 'Apple pie')
        await page.getByLabel('Served: Apple pie').waitFor()
      },
    },
    {
      name: 'refused-ticket',
      part: 7,
      address: '/',
      height: 460,
      async steps(page) {
        await page.getByLabel('Served: Lemon tart').waitFor()
        await call(page, 'Lobster')
        await page.getByRole('alert').waitFor()
        await page.getByRole('button', { name: 'Waiting' }).click()
        await page.evaluate('scrollTo(0, 0)')
      },
    },
    {
      name: 'finished-board',
      part: 8,
      address: '/',
      height: 460,
      async steps(page) {
        await page.getByLabel('Served: Lemon tart').waitFor()
        await call(page, 'Apple pie')
        await page.getByLabel('Served: Apple pie').waitFor()
        await page.getByLabel('Station for Lemon tart').selectOption('Grill')
        await page.getByLabel('Served: Onion soup').check()
      },
    },
  ],
}

async function call(page: Page, dish: string) {
  await page.getByLabel('Dish').fill(dish)
  await page.getByRole('button', { name: 'Call ticket' }).click()
}
