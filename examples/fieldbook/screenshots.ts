import type { Page } from '@playwright/test'
import type { Screenshots } from '../../src/examples/shot.ts'

/** The pictures of the Essentials tutorial: `npm run examples:screenshots`. */
export const screenshots: Screenshots = {
  imagesDir: 'content/docs/tutorials/essentials/images',
  shots: [
    {
      name: 'flock-without-redux',
      part: 1,
      address: '/flock-concepts/',
      height: 360,
      async steps(page) {
        for (let presses = 0; presses < 2; presses++) {
          await page.getByRole('button').first().click()
        }
      },
    },
    {
      name: 'flock-counter',
      part: 2,
      address: '/flock-counter/',
      height: 360,
      async steps(page) {
        for (let presses = 0; presses < 3; presses++) {
          await page.getByRole('button', { name: 'One more' }).click()
        }
      },
    },
    {
      name: 'first-journal',
      part: 3,
      address: '/',
      height: 1000,
      async steps(page) {
        await page.getByLabel('Species').fill('Whooper Swan')
        await page.getByLabel('Place').fill('Reed Marsh')
        await page
          .getByLabel('Notes')
          .fill('A family of four on the flooded meadow.')
        await page.getByRole('button', { name: 'Log sighting' }).click()
      },
    },
    {
      name: 'journal-with-reactions',
      part: 4,
      address: '/?latency=0',
      height: 476,
      async steps(page) {
        await signIn(page)
        const reaction = page.getByRole('button', { name: /Lovely/ }).first()
        await reaction.click()
        // The end of the page, with its two cards and nothing of the form above them.
        await page.mouse.wheel(0, 1000)
        await page.waitForFunction(
          'scrollY + innerHeight >= document.body.scrollHeight - 1',
        )
      },
    },
    {
      name: 'failed-load',
      part: 5,
      address: '/?latency=0&failOnce=sightings',
      height: 720,
      async steps(page) {
        await signIn(page)
        await page.getByRole('alert').waitFor()
      },
    },
    {
      name: 'notifications',
      part: 6,
      address: '/?latency=0',
      height: 440,
      async steps(page) {
        await signIn(page)
        await page.getByRole('link', { name: 'Notifications' }).click()
        await page.getByRole('button', { name: /news/i }).click()
        await page
          .getByRole('list', { name: 'Notifications' })
          .getByRole('listitem')
          .first()
          .waitFor()
      },
    },
    {
      name: 'sighting-page',
      part: 7,
      address: '/?latency=0',
      height: 440,
      async steps(page) {
        await signIn(page)
        await page.getByRole('link', { name: 'Bittern' }).click()
        await page.getByRole('heading', { name: 'Bittern' }).waitFor()
      },
    },
    {
      name: 'finished-journal',
      part: 8,
      address: '/?latency=0',
      height: 900,
      async steps(page) {
        await signIn(page)
        await page.getByRole('button', { name: /news/i }).click()
        await page.getByText('unread').waitFor({ state: 'attached' })
      },
    },
  ],
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Observer').selectOption('Imke Vos')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}
