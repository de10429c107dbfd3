/** Live samples without a connection. */
import type { Locator, Page } from '@playwright/test'
import { siteRoot } from '../support/builds.ts'
import { type Host, startHost } from '../support/host.ts'
import { open } from '../support/reader.ts'
import { test as base, expect } from '../support/site.ts'

const test = base.extend<{ host: Host }>({
  host: async ({ baseURL: _ }, use) => {
    const host = await startHost(siteRoot)
    await use(host)
    await host.close()
  },
  baseURL: undefined,
})

test.use({
  serviceWorkers: 'allow',
  allowedMessages: /Failed to load resource|net::ERR|could not be loaded|Content Security Policy/,
})

const first = 'api/combinereducers'
const second = 'api/compose'

async function sampleOf(page: Page, address: string): Promise<Locator> {
  await open(page, address)
  const sample = page.locator('[data-live]').first()
  await sample.scrollIntoViewIfNeeded()
  return sample
}

async function run(sample: Locator): Promise<void> {
  await sample.getByRole('button', { name: /^Run/ }).click()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
}

/** Waits until the browser keeps a file whose path is like this. */
async function expectKept(page: Page, path: RegExp): Promise<void> {
  const keeps = () =>
    page.evaluate(async (pattern) => {
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return kept.flat().filter(({ url }) => new RegExp(pattern).test(url)).length
    }, path.source)
  await expect.poll(keeps, { message: `keeps ${path}` }).toBeGreaterThan(0)
}

/** Runs a sample with a connection, after which its page and the frame are kept. */
async function runFirst(page: Page, host: Host): Promise<void> {
  await open(page, host.address + first)
  await expectKept(page, /combinereducers$/)
  await run(await sampleOf(page, host.address + first))
  await expectKept(page, /_sandbox\/frame\.html$/)
}

test('Z44: samples of opened pages run without a connection once one has been run', async ({
  page,
  host,
}) => {
  await runFirst(page, host)
  await expectKept(page, /_live\/redux-common\./)
  await open(page, host.address + second)
  await expectKept(page, /compose$/)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const hash = document.querySelector<HTMLElement>('[data-live]')?.dataset.live?.split('.')[0]
        return (await caches.match(`/_live/page.${hash}.json`)) !== undefined
      }),
    )
    .toBe(true)

  host.cut()
  for (const route of [first, second]) {
    const sample = await sampleOf(page, host.address + route)
    await run(sample)
    // Another run has a frame of its own.
    await run(sample)
  }
})

test('Z44: a frame from the service worker has no origin and no network either', async ({
  page,
  host,
}) => {
  await runFirst(page, host)
  host.cut()
  await run(await sampleOf(page, host.address + first))
  host.restore()
  const frames = page.frames().filter((frame) => frame.url().endsWith('/_sandbox/frame.html'))
  expect(frames.length).toBeGreaterThan(0)
  for (const frame of frames) {
    expect(await frame.evaluate(() => self.origin)).toBe('null')
    const tries = await frame.evaluate(async () => {
      const outcome = (attempt: () => unknown) =>
        Promise.resolve()
          .then(attempt)
          .then(
            () => 'done',
            () => 'refused',
          )
      return [
        await outcome(() => parent.document.title),
        await outcome(() => indexedDB.open('a')),
        await outcome(() => caches.keys()),
        await outcome(() => fetch('/faq')),
        await outcome(() => {
          if (!navigator.serviceWorker.controller) throw new Error()
        }),
      ]
    })
    expect(tries).toEqual(Array(5).fill('refused'))
  }
})

test('Z44: without a connection and with nothing kept, the sample says so at once', async ({
  page,
  host,
}) => {
  await open(page, host.address + first)
  await expectKept(page, /combinereducers$/)
  host.cut()
  const sample = await sampleOf(page, host.address + first)
  await sample.getByRole('button', { name: 'Run' }).click()
  await expect(sample.getByRole('status').last()).toContainText(/couldn’t be|no connection/)
})
