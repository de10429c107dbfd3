/**
 * `npm run test:live-browsers`: every live sample gives what it states in Firefox and WebKit too. There, samples
 * share the thread of the page, so what never ends has to be ended by the guards alone.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { protocolVersion } from '../../src/live/protocol.ts'
import { siteRoot } from '../support/builds.ts'
import { type Host, startHost } from '../support/host.ts'
import { endlessCode, livePages, runLiveSamples } from '../support/live-samples.ts'
import type { OtherBrowser } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebkit } from './webkit.ts'

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
])('%s', (_name, startBrowser) => {
  let browser: OtherBrowser
  let host: Host

  beforeAll(async () => {
    host = await startHost(siteRoot)
    browser = await startBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await host?.close()
  })

  const open = (route: string) => browser.open(host.address.replace(/\/$/, '') + route)

  describe('every live sample gives what it states', () => {
    it.each(livePages())('$route', async ({ route, amount }) => {
      await open(route)
      await browser.until(
        'the buttons',
        (amount) => {
          // Buttons come when a sample comes near, or with the first Tab.
          document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
          return document.querySelectorAll('.live-run').length === amount
        },
        [amount],
      )
      const outcomes = await browser.run(runLiveSamples)
      expect(outcomes.filter(({ outcome }) => outcome !== 'passed')).toEqual([])
    })
  })

  it.each(endlessCode)('ends what never ends, with its line: %s', async (_name, code) => {
    await open('/faq')
    const { text, longest } = await browser.run(runInFrame, code, protocolVersion)
    expect(text).toMatch(/^EndlessError: Line 2 was still running/)
    console.log(`${browser.name}: the page was held for ${Math.round(longest)} ms`)
  })
})

/** For pages: runs code as samples run, and tells its error and how long the page's thread was held. */
async function runInFrame(code: string, live: number) {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = '/_sandbox/frame.html'
  const loaded = new Promise((resolve) => {
    frame.onload = resolve
  })
  document.body.append(frame)
  await loaded
  let longest = 0
  let last = performance.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const { port1, port2 } = new MessageChannel()
  let text = ''
  const ended = new Promise<void>((resolve) => {
    port1.onmessage = ({ data }) => {
      if (data?.type === 'error') text = data.text
      if (data?.type === 'end') resolve()
    }
    setTimeout(resolve, 5000)
  })
  frame.contentWindow?.postMessage({ live }, '*', [port2])
  port1.postMessage({ type: 'libraries', texts: [] })
  const modules = [{ path: 'a.ts', code, imports: [] }]
  port1.postMessage({ type: 'run', modules, entry: 0, prints: [] })
  await ended
  await new Promise((resolve) => setTimeout(resolve, 20))
  clearInterval(beat)
  frame.remove()
  return { text, longest }
}
