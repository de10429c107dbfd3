import type { Page } from '@playwright/test'
import type { Checkpoint } from './checkpoints.ts'

/** A picture of an application at a checkpoint: where it starts, and what a visitor does before it is taken. */
export type Shot = {
  /** Its file is `<name>.webp`, in dark mode `<name>.dark.webp`. */
  name: string
  checkpoint: Checkpoint
  /** Where the page opens. The mock service reads its settings from the query. */
  address: string
  /** Of the window, in CSS pixels: as much as the picture is about. */
  height: number
  steps: (page: Page) => Promise<void>
}

const fieldbook = (part: number): Checkpoint => ({ app: 'fieldbook', part })

/** The pictures of the Essentials tutorial, where its pages look for them. */
export const shots: Shot[] = [
  {
    name: 'flock-counter',
    checkpoint: fieldbook(2),
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
    checkpoint: fieldbook(3),
    address: '/',
    height: 1000,
    async steps(page) {
      await page.getByLabel('Species').fill('Whooper Swan')
      await page.getByLabel('Place').fill('Reed Marsh')
      await page.getByLabel('Notes').fill('A family of four on the flooded meadow.')
      await page.getByRole('button', { name: 'Log sighting' }).click()
    },
  },
  {
    name: 'journal-with-reactions',
    checkpoint: fieldbook(4),
    address: '/?latency=0',
    height: 520,
    async steps(page) {
      await signIn(page)
      const reaction = page.getByRole('button', { name: /Lovely/ }).first()
      await reaction.click()
      await reaction.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'failed-load',
    checkpoint: fieldbook(5),
    address: '/?latency=0&failOnce=sightings',
    height: 720,
    async steps(page) {
      await signIn(page)
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'notifications',
    checkpoint: fieldbook(6),
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
    checkpoint: fieldbook(7),
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
    checkpoint: fieldbook(8),
    address: '/?latency=0',
    height: 900,
    async steps(page) {
      await signIn(page)
      await page.getByRole('button', { name: /news/i }).click()
      await page.getByText('unread').waitFor({ state: 'attached' })
    },
  },
]

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Observer').selectOption('Imke Vos')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}
