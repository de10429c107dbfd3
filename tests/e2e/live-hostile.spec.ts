/** Samples that turn against the reader: the page ends them, says so, and works on. */
import { createSocket, type Socket } from 'node:dgram'
import { createServer } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { maxMessageLength, maxReports } from '../../src/live/protocol.ts'
import { chromiumArgs } from '../support/chromium-args.ts'
import { openForged, runForged } from '../support/forged-samples.ts'
import { unknownGlobals } from '../support/frame-globals.ts'
import { type Listening, listen } from '../support/listen.ts'
import { connecting, listing, tries } from '../support/live-escapes.ts'
import { orderOf, runOrder } from '../support/live-frames.ts'
import { follow, open } from '../support/reader.ts'
import { expect, hydrated, test } from '../support/site.ts'

const route = '/api/combinereducers'
const frames = (page: Page) => page.locator('iframe')
const statusOf = (sample: Locator) => sample.locator('.live-status')
const other = (page: Page) => page.locator('[data-live]').nth(1)

const executablePath = await findChromium()

/** Frames get a process of their own, as they do for readers. */
test.use({
  // Browsers say what they refuse.
  allowedMessages: /./,
  launchOptions: {
    ...(executablePath !== null && { executablePath }),
    args: chromiumArgs.filter((arg) => !/site-isolation|process-limit/.test(arg)),
  },
})

/** Shows that the page still runs samples. */
async function expectToRun(sample: Locator): Promise<void> {
  await sample.scrollIntoViewIfNeeded()
  await sample.locator('.live-run').click()
  await expect(sample).toHaveAttribute('data-outcome', 'passed')
}

test.describe('what a frame sends is limited by the page', () => {
  /** A frame without limits of its own: what a sample could make of the frame's script. */
  const frameThat = (attack: string) => `<!doctype html><body><script>
    addEventListener('message', ({ ports: [port] }) => {
      if (!port) return
      const send = (report) => port.postMessage(JSON.stringify(report))
      port.onmessage = ({ data }) => {
        if (data.type === 'libraries') send({ type: 'ready' })
        if (data.type === 'run') { ${attack} }
      }
    })
  </script>`

  async function runIn(page: Page, attack: string): Promise<Locator> {
    let isForged = true
    await page.route('**/_sandbox/frame.html', (request) => {
      if (!isForged) return request.continue()
      isForged = false
      return request.fulfill({ contentType: 'text/html', body: frameThat(attack) })
    })
    const sample = await openForged(page, '', route)
    await sample.getByRole('button', { name: 'Run', exact: true }).click()
    return sample
  }

  const print = "{ type: 'print', line: 1, level: 'log', text: 'x', stated: null }"
  const value = "{ type: 'value', line: i, text: 'x'.repeat(4000), expected: null }"
  for (const [name, attack] of Object.entries({
    'fifty thousand lines': `for (let i = 0; i < 50000; i++) send(${print})`,
    'long values': `for (let i = 0; i < 200000; i++) send(${value})`,
    'inspections without a pause':
      "setInterval(() => { for (let i = 0; i < 100; i++) send({ type: 'inspection', content: {} }) })",
    'ends and recordings':
      "for (let i = 0; i < 5000; i++) { send({ type: 'end', ms: 1 }); send({ type: 'recording', hasStore: i % 2 > 0 }) }",
    'one message that is too long in all': `for (let i = 0; i < 9; i++) port.postMessage('x'.repeat(${maxMessageLength}))`,
    'objects in the place of texts': `port.postMessage(${print})`,
    'messages to the window': 'for (let i = 0; i < 50000; i++) parent.postMessage(i, "*")',
  })) {
    test(`Z12, Z48: ${name}`, async ({ page }) => {
      const sample = await runIn(page, attack)
      await expect(statusOf(sample)).toHaveText(
        'Stopped, because it sent more than this page can take',
      )
      await expect(frames(page)).toHaveCount(0)
      expect(await sample.locator('.live-printed > .live-line').count()).toBeLessThanOrEqual(
        maxReports + 1,
      )
      await expectToRun(other(page))
    })
  }

  test('Z12: as much as a sample may send is shown', async ({ page }) => {
    const sample = await runIn(
      page,
      `for (let i = 0; i < 800; i++) send(${print}); send({ type: 'end', ms: 1 })`,
    )
    await expect(sample.locator('.live-printed > .live-line')).toHaveCount(maxReports + 1)
    await expect(sample.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  })
})

test.describe('a sample that holds the thread in code that nothing can interrupt is ended', () => {
  for (const [name, code] of Object.entries({
    'a regular expression': "/^(a+)+$/.test('a'.repeat(40) + '!')",
    'an endless iterator of the engine':
      'Iterator.prototype.forEach.call({ next: Object }, Object)',
    'a selector': `
      for (let i = 0; i < 3000; i++) document.body.append(document.createElement('p'))
      while (true) document.body.querySelectorAll(':has(~ p ~ p ~ p ~ p b)')`,
    'evaluated code': "(0, eval)('for (;;);')",
    'a timer, after the end': "setTimeout(() => /^(a+)+$/.test('a'.repeat(40) + '!'))",
  })) {
    test(`Z49: ${name}`, async ({ page }) => {
      const sample = await runForged(page, code, route)
      await expect(statusOf(sample)).toHaveText('Stopped, because it didn’t respond')
      await expect(frames(page)).toHaveCount(0)
      await expectToRun(other(page))
    })
  }

  test('Z49: Stop ends it at once, and the next run starts', async ({ page }) => {
    const first = other(page)
    const sample = await openForged(page, "/^(a+)+$/.test('a'.repeat(40) + '!')", route)
    await sample.locator('.live-run').click()
    await page.waitForTimeout(6000)
    await sample.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(frames(page)).toHaveCount(0)
    await expectToRun(first)
  })
})

test('Z56: edited code that took the page with it is shown again without running', async ({
  page,
}) => {
  const button = (name: string) => page.locator('[data-live]').first().getByRole('button', { name })
  const editor = page
    .locator('[data-live]')
    .first()
    .getByRole('textbox', { name: /editable/ })
  await open(page, route)
  await button('Edit').click()
  await expect(editor).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText("/^(a+)+$/.test('a'.repeat(40) + '!')")
  // The first run, of the code as it was, ends soon, and that of the edit never.
  await expect(frames(page)).not.toHaveCount(0)
  await page.waitForTimeout(2000)
  await expect(page.locator('.live-run').first()).toHaveText('Stop')
  await open(page, route)
  await button('Edit').click()
  await expect(statusOf(page.locator('[data-live]').first())).toHaveText(
    'This code didn’t come to an end the last time. Run starts it again.',
  )
  await expect(editor).toContainText('repeat(40)')
  await expect(frames(page)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText("console.log('mended')")
  await expect(page.locator('.live-printed').first()).toContainText('mended')
  expect(await page.evaluate(() => sessionStorage.getItem('live-running'))).toBeNull()
})

test('Z53: a sample can’t run a text as code, whose loops would not end', async ({ page }) => {
  const endless = 'for(;;);'
  const sample = await runForged(
    page,
    tries([
      `Function('${endless}')()`,
      `new Function('${endless}')()`,
      `(() => {}).constructor('${endless}')()`,
      `(async () => {}).constructor('${endless}')()`,
      `(function* () {}).constructor('${endless}')().next()`,
      `(async function* () {}).constructor('${endless}')().next()`,
      `Object.getPrototypeOf((async () => {}).constructor)('${endless}')()`,
      `new (class extends Function {})('${endless}')()`,
      `Reflect.construct(Function, ['${endless}'])()`,
      `setTimeout('${endless}')`,
      `setInterval('${endless}')`,
      `document.body.setAttribute('onclick', '${endless}'); document.body.click(); throw TypeError()`,
      `location = 'javascript:${endless}'; await new Promise((resolve) => setTimeout(resolve, 100)); throw TypeError()`,
      'new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))',
    ]),
    route,
  )
  const lines = sample.locator('.live-printed .live-text')
  await expect(lines).toHaveText(Array(14).fill(/^refused: (EvalError|TypeError|ReferenceError)$/))
})

test.describe('the keyboard stays the reader’s', () => {
  const input = "const input = document.createElement('input'); document.body.append(input);"
  const keys = "addEventListener('keydown', ({ key }) => console.log('key ' + key));"
  const takes = `${input} ${keys}`
  /** A field of the page in which the reader types. */
  const search = (page: Page) => page.locator('dialog [role=combobox]')

  async function type(page: Page, text: string): Promise<void> {
    await page.keyboard.press('Control+k')
    await search(page).pressSequentially(text, { delay: 40 })
  }

  for (const [name, code] of Object.entries({
    'again and again': `${takes} setInterval(() => input.focus(), 30)`,
    'by a press of its own': `${takes} setInterval(() => { input.focus(); input.click(); input.select() }, 30)`,
    'by its window': `${takes} setInterval(() => { window.focus(); input.focus() }, 30)`,
    'by a nested frame': `${keys} setInterval(() => { const frame = document.createElement('iframe'); document.body.append(frame); frame.focus() }, 30)`,
    'by a dialog': `${keys} setInterval(() => { const dialog = document.createElement('dialog'); document.body.append(dialog); dialog.showModal() }, 30)`,
    'by its address': `${takes} input.id = 'a'; setInterval(() => { input.focus(); location.hash = 'a' + Math.random() }, 30)`,
  })) {
    test(`Z50: a sample that takes it ${name} is ended`, async ({ page }) => {
      const sample = await openForged(page, code, route)
      await sample.locator('.live-run').click()
      await expect(sample.locator('.live-status')).toHaveText(
        /^Stopped, because it took the keyboard$/,
      )
      await expect(frames(page)).toHaveCount(0)
      await type(page, 'dispatch')
      await expect(search(page)).toHaveValue('dispatch')
      await expect(sample.locator('.live-printed')).toHaveCount(0)
    })
  }

  test('Z50: what is typed stays in the page when a sample asks once for the focus', async ({
    page,
  }) => {
    const code = `${takes} input.onfocus = () => console.log('taken'); setTimeout(() => input.focus(), 1500)`
    const sample = await openForged(page, code, route)
    await sample.locator('.live-run').click()
    await expect(sample.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeFocused()
    await expect(sample.locator('.live-printed')).toContainText('taken')
    await expect(search(page)).toBeFocused()
    await page.keyboard.type('dispatch', { delay: 40 })
    await expect(search(page)).toHaveValue('dispatch')
    await expect(sample.locator('.live-printed')).not.toContainText('key')
  })

  test('Z51: Stop is there as long as a frame is, and ends what goes on', async ({ page }) => {
    const sample = await openForged(page, "setInterval(() => console.log('on'), 20)", route)
    await sample.locator('.live-run').click()
    const lines = sample.locator('.live-printed .live-line')
    await expect.poll(() => lines.count()).toBeGreaterThan(3)
    await sample.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(frames(page)).toHaveCount(0)
    await expect(statusOf(sample)).toHaveText('Stopped')
    await expect(sample.locator('.live-run')).toBeFocused()
    await expect(sample.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0)
    // The oldest of many frames goes, and its button with it.
    const samples = page.locator('[data-live]')
    for (const index of [1, 2, 3, 4]) await expectToRun(samples.nth(index))
    await expect(samples.nth(1).getByRole('button', { name: 'Stop', exact: true })).toHaveCount(0)
    await expect(samples.nth(4).getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  })
})

test.describe('nothing connects', () => {
  let host: Listening
  let packets: Socket
  let noticed = 0
  const notice = () => {
    noticed += 1
  }

  test.beforeAll(async () => {
    const server = createServer((_request, response) => response.end())
    server.on('connection', notice)
    host = await listen(server)
    packets = createSocket('udp4')
    packets.on('message', notice)
    await new Promise<void>((resolve) => packets.bind(0, '127.0.0.1', resolve))
  })
  test.afterAll(async () => {
    packets.close()
    await host.stop()
  })

  test('Z9: whatever a sample tries, and whatever the host of the site sends with its pages', async ({
    page,
  }) => {
    const { port } = packets.address()
    const attempts = connecting(`127.0.0.1:${host.port}`, port)
    const order = (code: string) => orderOf(tries([code]))
    await open(page, '/faq')
    const connected: string[] = []
    for (const [name, code] of Object.entries(attempts)) {
      noticed = 0
      await page.evaluate(([run, order]) => new Function(`return ${run}`)()(order, 500), [
        String(runOrder),
        order(code),
      ] as const)
      if (noticed > 0) connected.push(name)
    }
    expect(connected).toEqual([])
  })
})

test('Z48: a sample doesn’t get at the port by which its frame reports', async ({ page }) => {
  const sample = await runForged(
    page,
    `
const leak = (...values) => {
  for (const value of values.flatMap((value) => [value, value?.target, value?.ports?.[0]])) {
    try {
      MessagePort.prototype.postMessage.call(value, '{"type":"print","text":"leaked"}')
    } catch {}
  }
}
const spy = (object, name) => {
  const descriptor = Object.getOwnPropertyDescriptor(object, name)
  for (const kind of ['get', 'set', 'value']) {
    const original = descriptor?.[kind]
    if (typeof original !== 'function') continue
    descriptor[kind] = function (...args) {
      leak(this, ...args)
      return Reflect.apply(original, this, args)
    }
  }
  try { Object.defineProperty(object, name, descriptor) } catch {}
}
for (const { prototype } of [MessageEvent, Event, MessagePort, EventTarget, Map, Promise, MessageChannel]) {
  for (const name of Object.getOwnPropertyNames(prototype)) spy(prototype, name)
}
for (const name of ['type', 'data', 'target', 'toJSON', 'then']) {
  Object.defineProperty(Object.prototype, name, { configurable: true, get() { leak(this) }, set() { leak(this) } })
}
structuredClone = JSON.stringify = (...values) => leak(...values)
Error.prepareStackTrace = (_error, sites) => {
  for (const site of sites) {
    const called = site.getFunction?.()
    leak(site.getThis?.(), called, ...(called?.arguments ?? []))
  }
  return ''
}
const walk = () => {
  new Error().stack
  try {
    for (let called = walk.caller; called; called = called.caller) leak(...called.arguments)
  } catch {}
}
walk()
setInterval(walk, 10)
addEventListener('message', leak, true)
`,
    route,
  )
  // The page asks the frame meanwhile.
  await page.waitForTimeout(5000)
  await expect(sample.locator('.live-output')).not.toContainText('leaked')
  await expect(sample.locator('.live-run')).toBeVisible()
})

test.describe('a frame goes nowhere', () => {
  const video = 'https://www.youtube-nocookie.com/embed/9zySeP5vH9c?secret'
  for (const [name, code] of Object.entries({
    'to the host of videos': `location = '${video}'`,
    'to that host by a link': `document.body.innerHTML = '<a href="${video}">a</a>'; document.querySelector('a').click()`,
    'to that host by a tag': `document.head.innerHTML = '<meta http-equiv=refresh content="0;url=${video}">'`,
    'to a page of the site': "location = '/faq?secret'",
    'to its own document': "location.replace('?secret')",
    'to a text': "location = 'data:text/html,a'",
  })) {
    test(`Z52: ${name}`, async ({ page, context }) => {
      const requested: string[] = []
      context.on('request', (request) => {
        if (request.url().includes('secret')) requested.push(request.url())
      })
      const answered: string[] = []
      context.on('response', (response) => {
        if (response.url().includes('secret')) answered.push(response.url())
      })
      const sample = await runForged(page, code, route)
      await expect(statusOf(sample)).toHaveText('Stopped, because it tried to open another page')
      await expect(frames(page)).toHaveCount(0)
      // The frame's own file is the only one that it may load again.
      expect(answered.filter((url) => !url.includes('/_sandbox/frame.html'))).toEqual([])
      await expectToRun(other(page))
    })
  }

  test('Z52: a page with videos that’s opened after a run plays them', async ({
    page,
    context,
  }) => {
    await context.route(/youtube-nocookie\.com/, (request) =>
      request.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>plays</p>' }),
    )
    await open(page, route)
    await expectToRun(page.locator('[data-live]').first())
    // Loading the document ends the navigation.
    await follow(page, '/tutorials/videos').catch(() => {})
    await expect(page.locator('h1')).toHaveText(/Videos/i)
    await hydrated(page)
    await expect(page.locator('meta[content^=frame-src]')).toHaveCount(0)
    await page.locator('.video-card').first().click()
    await expect(page.frameLocator('.video-player').locator('p')).toHaveText('plays')
    await page.goBack()
    await expect(page.locator('h1')).toContainText('combineReducers')
  })
})

test('Z9: every global of the frame is known', async ({ page }) => {
  await open(page, '/faq')
  const { printed } = await page.evaluate(
    ([run, order]) => new Function(`return ${run}`)()(order, 0),
    [String(runOrder), orderOf(listing)] as const,
  )
  const names: string[] = printed.join(' ').split(' ')
  expect(names.length).toBeGreaterThan(1000)
  expect(unknownGlobals(names)).toEqual([])
})
