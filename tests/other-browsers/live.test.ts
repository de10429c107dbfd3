/**
 * `npm run test:live-browsers`: every live sample gives what it states in Firefox and WebKit too. There, samples
 * share the thread of the page, so what never ends has to be ended by the guards alone.
 */
import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteRoot } from '../support/builds.ts'
import { endlessSamples } from '../support/endless-samples.ts'
import { unknownGlobals } from '../support/frame-globals.ts'
import { type Host, startHost } from '../support/host.ts'
import { listen } from '../support/listen.ts'
import {
  connecting,
  dispatching,
  flooding,
  leading,
  listing,
  lookingOut,
  requesting,
  requestingSilently,
  submitting,
  tries,
} from '../support/live-escapes.ts'
import { orderOf, runOrder } from '../support/live-frames.ts'
import { livePages, runLiveSamples } from '../support/live-samples.ts'
import type { OtherBrowser } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebkit } from './webkit.ts'

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
])('%s', (_name, startBrowser) => {
  let browser: OtherBrowser
  let host: Host
  let run = 0
  let passed = 0

  beforeAll(async () => {
    host = await startHost(siteRoot)
    browser = await startBrowser()
  })
  afterAll(async () => {
    if (run > 0) console.log(`${browser.name}: ${passed} of ${run} live samples passed`)
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
      const wrong = outcomes.filter(({ outcome }) => outcome !== 'passed')
      run += outcomes.length
      passed += outcomes.length - wrong.length
      expect(wrong).toEqual([])
    })
  })

  it.each(endlessSamples)('ends what never ends, with its line: $name', async (sample) => {
    await open('/faq')
    const { error, line, afterMs, heldMs } = await browser.run(runOrder, sample.order, 3000)
    const times = `after ${Math.round(afterMs)} ms, the page waited ${Math.round(heldMs)} ms`
    console.log(`${browser.name}: ${sample.name}: ${times}: ${error} (line ${line})`)
    expect(error).toMatch(sample.error)
    expect(line).toBe(sample.line)
  })

  describe('what samples try in vain', () => {
    const site = () => host.address
    const run = (code: string) => browser.run(runOrder, orderOf(code), 600)
    const escaped = () => host.takeRequests().filter((path) => path.includes('escaped'))

    beforeEach(async () => {
      await open('/faq')
      await browser.run(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the store for cookies isn't in all browsers
        document.cookie = 'secret=1'
        localStorage.setItem('secret', '1')
      })
      host.takeRequests()
    })

    it('to look out of the frame', async () => {
      const { printed } = await run(tries(lookingOut))
      expect(printed).toHaveLength(lookingOut.length)
      expect(printed.slice(0, 3)).toEqual(['done: null', 'refused: SecurityError', 'done: null'])
      // Engines differ in what isn't there at all.
      const got = printed.slice(3).filter((line) => !/^refused: |: (?:null|undefined)$/.test(line))
      expect(got).toEqual([])
    })

    it('to send a request', async () => {
      const { printed } = await run(tries(requesting(site())) + requestingSilently(site()))
      expect(printed).toHaveLength(requesting(site()).length)
      expect(printed.filter((line) => !line.startsWith('refused: '))).toEqual([])
      expect(escaped()).toEqual([])
    })

    it('to connect to another host', async () => {
      let noticed = 0
      const notice = () => {
        noticed += 1
      }
      const server = createServer((_request, response) => response.end())
      server.on('connection', notice)
      const other = await listen(server)
      const packets = createSocket('udp4')
      packets.on('message', notice)
      await new Promise<void>((resolve) => packets.bind(0, '127.0.0.1', resolve))
      const connected: string[] = []
      const attempts = connecting(`127.0.0.1:${other.port}`, packets.address().port)
      for (const [name, code] of Object.entries(attempts)) {
        noticed = 0
        await run(tries([code]))
        if (noticed > 0) connected.push(name)
      }
      packets.close()
      await other.stop()
      expect(connected).toEqual([])
    })

    it('to find a global that nobody has looked at', async () => {
      const { printed } = await run(listing)
      expect(unknownGlobals(printed.join(' ').split(' '))).toEqual([])
    })

    it('to run a text as code', async () => {
      const texts = ['(0, eval)("1")', 'new Function("1")()', 'setTimeout("1")']
      const constructors = [
        '() => {}',
        'async () => {}',
        'function* () {}',
        'async function* () {}',
      ]
      const { printed } = await run(
        tries([...texts, ...constructors.map((kind) => `(${kind}).constructor('1')()`)]),
      )
      expect(printed).toEqual(Array(7).fill('refused: EvalError'))
    })

    it('to lead the page elsewhere, open windows, send forms and show boxes', async () => {
      const tabs = await browser.tabs()
      await run(tries(leading(site())))
      for (const statement of submitting(`${site()}escaped`)) await run(tries([statement]))
      expect(await browser.run(() => location.pathname)).toBe('/faq')
      expect(await browser.tabs()).toEqual(tabs)
      expect(escaped()).toEqual([])
    })

    it('to flood the page, and to change its prototypes', async () => {
      const { printed, error, amount } = await run(flooding)
      // Slow machines don't come to its end.
      expect(error).toMatch(/<img src=x|^EndlessError/)
      expect(amount).toBeLessThan(600)
      expect(Math.max(...printed.map(({ length }) => length))).toBeLessThanOrEqual(4000)
      expect(await browser.run(() => Reflect.get({}, 'polluted') ?? document.title)).not.toBe('1')
    })

    it('to hold the page with actions', async () => {
      const order = orderOf(dispatching, ['redux-common'])
      const { printed, error, heldMs } = await browser.run(runOrder, order, 600)
      expect([...printed, error].join()).toMatch(/through|EndlessError/)
      console.log(
        `${browser.name}: 100,000 actions held the page for ${Math.round(heldMs)} ms: ${error}`,
      )
    })
  })
})
