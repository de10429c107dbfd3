import type { Page } from '@playwright/test'
import type { Screenshots } from '../../src/site-compiler/examples/shot.ts'

/** The pictures of the Essentials tutorial: `npm run examples:screenshots`. */
export const screenshots: Screenshots = {
  imagesDir: 'content/docs/tutorials/essentials/images',
  shots: [
    {
      name: 'flock-without-redux',
      part: 1,
      address: '/flock-concepts/',
      height: 240,
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
      width: 440,
      height: 400,
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
      height: 440,
      async steps(page) {
        await page.getByLabel('Species').fill('Whooper Swan')
        await page.getByLabel('Place').fill('Reed Marsh')
        await page
          .getByLabel('Notes')
          .fill('A family of four on the flooded meadow.')
        await page.getByRole('button', { name: 'Log sighting' }).click()
        await scrollToList(page)
      },
    },
    {
      name: 'journal-with-reactions',
      part: 4,
      address: '/?latency=0',
      height: 440,
      async steps(page) {
        await signIn(page)
        const reaction = page.getByRole('button', { name: /Lovely/ }).first()
        await reaction.click()
        await scrollToList(page)
      },
    },
    {
      name: 'failed-load',
      part: 5,
      address: '/?latency=0&failOnce=sightings',
      height: 440,
      async steps(page) {
        await signIn(page)
        await page.getByRole('alert').scrollIntoViewIfNeeded()
        await page.evaluate('scrollTo(0, document.body.scrollHeight)')
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
      height: 440,
      async steps(page) {
        await signIn(page)
        await page.getByRole('button', { name: /news/i }).click()
        await page.getByText('unread').waitFor({ state: 'attached' })
        await scrollToList(page)
      },
    },
  ],
}

/** Past the form: the cards stand below the bar, which stays. */
async function scrollToList(page: Page): Promise<void> {
  const bar = await page.getByRole('banner').boundingBox()
  const list = await page.getByRole('list', { name: 'Sightings' }).boundingBox()
  await page.evaluate(
    `scrollBy(0, ${(list?.y ?? 0) - (bar?.height ?? 0) - 20})`,
  )
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Observer').selectOption('Imke Vos')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}
