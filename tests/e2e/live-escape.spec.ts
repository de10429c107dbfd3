/** What code in the frame of live samples tries in vain: whatever it does, the page only shows text. */
import type { Page } from '@playwright/test'
import { endlessCode } from '../support/live-samples.ts'
import { open } from '../support/reader.ts'
import { expect, test } from '../support/site.ts'

/** What a page is told by code that runs in the frame as samples do. */
type Outcome = { reports: unknown[]; frames: number }

/** Runs code in a frame of the site's, handed in as the page hands samples in. */
async function runInFrame(page: Page, code: string, waitMs = 600): Promise<Outcome> {
  return page.evaluate(
    async ({ code, waitMs }) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.src = '/_sandbox/frame.html'
      const loaded = new Promise((resolve) => {
        frame.onload = resolve
      })
      document.body.append(frame)
      await loaded
      const { port1, port2 } = new MessageChannel()
      const reports: unknown[] = []
      const ended = new Promise<void>((resolve) => {
        port1.onmessage = ({ data }) => {
          reports.push(data)
          if (data?.type === 'end') resolve()
        }
        setTimeout(resolve, 5000)
      })
      frame.contentWindow?.postMessage({ live: 4 }, '*', [port2])
      port1.postMessage({ type: 'libraries', texts: [] })
      const modules = [{ path: 'a.ts', code, imports: [] }]
      port1.postMessage({ type: 'run', modules, entry: 0, prints: [] })
      await ended
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      const frames = document.querySelectorAll('iframe').length
      frame.remove()
      return { reports, frames }
    },
    { code, waitMs },
  )
}

const printed = ({ reports }: Outcome) =>
  reports.flatMap((report) => {
    const { type, text } = report as { type: string; text?: string }
    return type === 'print' || type === 'error' ? [text ?? ''] : []
  })

/** Reports how each of several tries went. */
const tries = (...statements: string[]) =>
  statements
    .map(
      (statement) =>
        `try { console.log('done: ' + String(await (async () => { ${statement} })())) } catch (error) { console.log('refused: ' + error.name) }`,
    )
    .join('\n')

test.use({ allowedMessages: /Content Security Policy|sandbox|Blocked|Refused|Ignored call/i })

test('Z8: no origin, no cookies, no storage, and nothing of the page around it', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'secret', value: '1', url: 'http://127.0.0.1' }])
  await open(page, '/faq')
  await page.evaluate(() => localStorage.setItem('secret', '1'))
  const lines = printed(
    await runInFrame(
      page,
      tries(
        'return self.origin',
        'return document.cookie',
        'return localStorage.getItem("secret")',
        'return indexedDB.open("a") && "opened"',
        'return (await caches.keys()).length',
        'return parent.document.title',
        'return top.location.href',
        'return parent.localStorage.getItem("secret")',
        'return navigator.serviceWorker.controller',
      ),
    ),
  )
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
  const lines = printed(
    await runInFrame(
      page,
      tries(
        `return (await fetch('${site}faq')).status`,
        `return (await fetch('https://example.org')).status`,
        `const request = new XMLHttpRequest(); request.open('GET', '${site}faq', false); request.send(); return request.status`,
        `return new Promise((resolve, reject) => { const socket = new WebSocket('${site.replace('http', 'ws')}'); socket.onopen = () => resolve('open'); socket.onerror = () => reject(new TypeError()) })`,
        `return new Promise((resolve, reject) => { const source = new EventSource('${site}'); source.onopen = () => resolve('open'); source.onerror = () => reject(new TypeError()) })`,
        `return new Promise((resolve, reject) => { const image = new Image(); image.onload = () => resolve('loaded'); image.onerror = () => reject(new TypeError()); image.src = '${site}favicon.ico' })`,
        `return import('${site}assets/a.js')`,
        `return new Promise((resolve, reject) => { const script = document.createElement('script'); script.onload = () => resolve('loaded'); script.onerror = () => reject(new TypeError()); script.src = '${site}assets/a.js'; document.head.append(script) })`,
        `return new Promise((resolve, reject) => { const frame = document.createElement('iframe'); frame.src = '${site}faq'; document.body.append(frame); setTimeout(() => reject(new TypeError()), 100) })`,
        `const worker = new Worker('${site}assets/a.js'); return new Promise((resolve, reject) => { worker.onerror = () => reject(new TypeError()) })`,
      ) +
        `\nnavigator.sendBeacon('${site}beacon', 'secret')\nconst link = document.createElement('link'); link.rel = 'prefetch'; link.href = '${site}prefetched'; document.head.append(link)`,
    ),
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
  await runInFrame(
    page,
    tries(
      `top.location = '${site}nothing'`,
      `top.location.href = 'javascript:alert(1)'`,
      `parent.location.replace('${site}nothing')`,
      `return window.open('${site}nothing')`,
      `const link = document.createElement('a'); link.href = '${site}nothing'; link.target = '_top'; document.body.append(link); link.click()`,
      `const form = document.createElement('form'); form.action = '${site}nothing'; form.target = '_top'; document.body.append(form); form.submit()`,
      'for (let i = 0; i < 100; i++) { alert(i); confirm(i); prompt(i); print() }',
      'onbeforeunload = () => "stay"',
    ),
  )
  expect(page.url()).toBe(`${site}faq`)
  expect(context.pages()).toHaveLength(1)
  expect(dialogs).toBe(0)
})

test('Z11: without the sandbox the frame does nothing', async ({ page }) => {
  await open(page, '/faq')
  const answer = await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.src = '/_sandbox/frame.html'
    const loaded = new Promise((resolve) => {
      frame.onload = resolve
    })
    document.body.append(frame)
    await loaded
    const { port1, port2 } = new MessageChannel()
    frame.contentWindow?.postMessage({ live: 4 }, '*', [port2])
    port1.postMessage({ type: 'libraries', texts: [] })
    return new Promise((resolve) => {
      port1.onmessage = () => resolve('answered')
      setTimeout(() => resolve('silent'), 500)
    })
  })
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
  const markup = '<img src=x onerror="document.title=1"><a href="javascript:alert(1)">a</a>'
  await page.route('**/_live/page.*.json', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const { entry } = json.samples[0]
    json.modules[entry].code = `
      Object.prototype.polluted = 1
      for (let i = 0; i < 100000; i++) console.log(${JSON.stringify(markup)} + 'x'.repeat(10000))
      const proto = JSON.parse('{"__proto__": {"polluted": 1}}')
      postMessage(proto); parent.postMessage({ type: 'error', text: ${JSON.stringify(markup)} }, '*')
      throw new Error(${JSON.stringify(markup)})`
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

test.describe('code that never ends is ended, with its line', () => {
  for (const [name, code] of endlessCode) {
    test(`Z13: ${name}`, async ({ page }) => {
      await open(page, '/faq')
      const [line = ''] = printed(await runInFrame(page, code, 0))
      expect(line).toMatch(/^EndlessError: Line 2 was still running/)
    })
  }
})
