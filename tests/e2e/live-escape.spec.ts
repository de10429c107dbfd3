/** What code in the frame of live samples tries in vain: whatever it does, the page only shows text. */
import { createServer } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import { protocolVersion } from '../../src/live/protocol.ts'
import { endlessSamples } from '../support/endless-samples.ts'
import { type Listening, listen } from '../support/listen.ts'
import {
  dispatching,
  flooding,
  formTargets,
  leading,
  lookingOut,
  requesting,
  requestingSilently,
  submitting,
  tries,
} from '../support/live-escapes.ts'
import { type FrameOutcome, orderOf, runOrder } from '../support/live-frames.ts'
import { open } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

/** Runs code in a frame of the site's, handed in as the page hands samples in. */
const runInFrame = (page: Page, source: string, waitMs = 600): Promise<FrameOutcome> =>
  page.evaluate(([run, order, waitMs]) => new Function(`return ${run}`)()(order, waitMs), [
    String(runOrder),
    orderOf(source),
    waitMs,
  ] as const)

test.use({ allowedMessages: /Content Security Policy|sandbox|Blocked|Refused|Ignored call/i })

test('Z8: no origin, no cookies, no storage, and nothing of the page around it', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'secret', value: '1', url: 'http://127.0.0.1' }])
  await open(page, '/faq')
  await page.evaluate(() => localStorage.setItem('secret', '1'))
  const { printed: lines } = await runInFrame(page, tries(lookingOut))
  expect(lines).toEqual([
    'done: null',
    'refused: SecurityError',
    'done: null',
    ...Array(lines.length - 3).fill(expect.stringMatching(/^refused: /)),
  ])
  expect(lines).toHaveLength(9)
})

test('Z9: no request of any kind leaves the frame', async ({ page, site }) => {
  await open(page, '/faq')
  // A request that the policy forbids is announced, and never answered.
  const answered: string[] = []
  page.on('response', (response) => answered.push(response.url()))
  const { printed: lines } = await runInFrame(
    page,
    tries(requesting(site)) + requestingSilently(site),
  )
  expect(lines.filter((line) => !line.startsWith('refused: '))).toEqual([])
  expect(lines).toHaveLength(10)
  const ownFiles = /\/_sandbox\/frame\.html$|\/_pages\//
  expect(answered.filter((url) => !ownFiles.test(url))).toEqual([])
})

test('Z10: the page goes nowhere, no window opens, no form is sent and no box asks anything', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/faq')
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  await runInFrame(page, tries(leading(site)))
  expect(page.url()).toBe(`${site}faq`)
  expect(context.pages()).toHaveLength(1)
  expect(dialogs).toBe(0)
})

test.describe('forms send nothing', () => {
  let other: Listening
  let connections = 0

  test.beforeAll(async () => {
    const server = createServer((_request, response) => response.end())
    server.on('connection', () => {
      connections += 1
    })
    other = await listen(server)
  })
  test.afterAll(() => other.stop())

  /** The requests that the browser makes from now on, and only makes if a form is sent. */
  function formRequests(context: BrowserContext): string[] {
    connections = 0
    const requests: string[] = []
    context.on('request', (request) => {
      if (request.url().includes('escaped')) requests.push(request.url())
    })
    return requests
  }

  test('Z10: by code, whatever their method and target, to the site and elsewhere', async ({
    page,
    context,
    site,
  }) => {
    await open(page, '/faq')
    const requests = formRequests(context)
    const addresses = [`${site}escaped`, `${other.address}/escaped`]
    for (const statement of addresses.flatMap(submitting)) {
      const { printed } = await runInFrame(page, tries([statement]), 150)
      expect(printed).toEqual(['done: undefined'])
    }
    expect({ requests, connections }).toEqual({ requests: [], connections: 0 })
    expect(page.url()).toBe(`${site}faq`)
    expect(context.pages()).toHaveLength(1)
  })

  test('Z10, Z26: by a click or Enter, which handlers hear of', async ({ page, context, site }) => {
    await open(page, '/style-guide')
    const sample = page.locator('[data-live]').filter({ hasText: 'useState(false)' }).first()
    await sample.scrollIntoViewIfNeeded()
    await sample.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(sample).toHaveAttribute('data-outcome', 'passed')
    await sample.getByRole('button', { name: 'Edit' }).click()
    await expect(sample.getByRole('textbox', { name: /editable/ })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    const forms = [`${site}escaped`, `${other.address}/escaped`].flatMap((action) =>
      formTargets.map((form) => ({ ...form, action })),
    )
    await page.keyboard.insertText(`
export function Forms() {
  return ${JSON.stringify(forms)}.map((form, index) => (
    <form key={index} {...form} onSubmit={() => console.log('heard')}>
      <input name="secret" defaultValue="1" aria-label={'Field ' + index} /><button>Send</button>
    </form>
  ))
}`)
    const requests = formRequests(context)
    const shown = sample.frameLocator('iframe[data-shown]')
    const heard = sample.locator('.live-printed .live-line')
    for (const [index] of forms.entries()) {
      // By a press, because a frame can't take the focus by itself.
      await shown.getByLabel(`Field ${index}`, { exact: true }).click()
      await page.keyboard.press('Enter')
      await expect(heard).toHaveCount(2 * index + 1)
      await shown.getByRole('button', { name: 'Send' }).nth(index).click()
      await expect(heard).toHaveCount(2 * index + 2)
    }
    await page.waitForTimeout(500)
    expect({ requests, connections }).toEqual({ requests: [], connections: 0 })
    expect(page.url()).toBe(`${site}style-guide/`)
    expect(context.pages()).toHaveLength(1)
  })
})

test('Z11: without the sandbox the frame does nothing', async ({ page }) => {
  await open(page, '/faq')
  const answer = await page.evaluate(async (live) => {
    const frame = document.createElement('iframe')
    frame.src = '/_sandbox/frame.html'
    const loaded = new Promise((resolve) => {
      frame.onload = resolve
    })
    document.body.append(frame)
    await loaded
    const { port1, port2 } = new MessageChannel()
    frame.contentWindow?.postMessage({ live }, '*', [port2])
    port1.postMessage({ type: 'libraries', texts: [] })
    return new Promise((resolve) => {
      port1.onmessage = () => resolve('answered')
      setTimeout(() => resolve('silent'), 500)
    })
  }, protocolVersion)
  // Where the server sends headers the frame is sandboxed by them, and so may answer; it has no origin then.
  const origin = await page
    .frames()
    .at(-1)
    ?.evaluate(() => self.origin)
  expect([answer, origin]).toEqual(['answered', 'null'])
})

test('Z12: forged messages are shown as text, and never more than a page can hold', async ({
  page,
}) => {
  await open(page, '/api/combinereducers')
  const sample = page.locator('[data-live]').first()
  await sample.scrollIntoViewIfNeeded()
  await page.route('**/_live/page.*.json', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const { entry } = json.samples[0]
    json.modules[entry].code = flooding
    await route.fulfill({ response, json })
  })
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(sample).toHaveAttribute('data-outcome', 'failed')
  await expect(sample.locator('.live-error')).toContainText('<img src=x')
  expect(
    await sample
      .locator('.live-output img, .live-output a[href^=javascript], .live-values img')
      .count(),
  ).toBe(0)
  expect(await sample.locator('.live-printed > .live-line').count()).toBeLessThanOrEqual(501)
  expect(await page.evaluate(() => Reflect.get({}, 'polluted'))).toBeUndefined()
  expect(await page.title()).not.toBe('1')
})

test('Z12: a hundred thousand actions leave a timeline that works', async ({ page }) => {
  await open(page, '/api/combinereducers')
  const sample = page.locator('[data-live]').first()
  await sample.scrollIntoViewIfNeeded()
  await page.route('**/_live/page.*.json', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const module = json.modules[json.samples[0].entry]
    Object.assign(module, orderOf(dispatching).modules[0])
    await route.fulfill({ response, json })
  })
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  await sample.getByRole('button', { name: 'Timeline' }).click()
  await expect(sample.locator('.timeline')).toBeVisible()
  expect(await sample.locator('.timeline li').count()).toBeLessThanOrEqual(1000)
})

test.describe('code that never ends is ended, with its line', () => {
  for (const { name, order, error, line } of endlessSamples) {
    test(`Z13: ${name}`, async ({ onlooker: page }) => {
      await open(page, '/faq')
      const outcome = await page.evaluate(
        ([run, order]) => new Function(`return ${run}`)()(order, 3000),
        [String(runOrder), order] as const,
      )
      expect(outcome.error).toMatch(error)
      expect(outcome.line).toBe(line)
    })
  }
})
