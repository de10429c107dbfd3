/**
 * `npm run test:other-browsers`: what readers keep stays theirs in Firefox and WebKit too. The browser tests in
 * `tests/e2e` prove more of each behavior, in Chromium.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildFixture, siteRoot } from '../support/builds.ts'
import { type Host, startHost } from '../support/host.ts'
import { nextRelease, releaseWithoutOffline, settingsSite } from '../support/releases.ts'
import type { OtherBrowser, Tab } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebkit } from './webkit.ts'

const start = 'introduction/getting-started'
const other = { route: 'introduction/core-concepts', title: 'Core concepts' }
const saved = /^The whole site was saved on /
const statusOfCopy = 'main [role=status]'

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebkit],
])('%s', (_name, startBrowser) => {
  let browser: OtherBrowser
  let host: Host
  let first: Tab

  beforeAll(async () => {
    browser = await startBrowser()
    first = await browser.shownTab()
  })
  afterAll(() => browser?.close())

  /** A host of its own has a port of its own, so that nothing is stored for it. */
  beforeEach(async () => {
    await browser.show(first)
    await browser.goto('about:blank')
    host = await startHost(siteRoot)
    return () => host.close()
  })

  const at = (route: string) => host.address + route
  const heading = (text: string) => browser.text('h1', new RegExp(text))
  const cacheNames = () => browser.run(() => caches.keys())
  const savedNames = async () => (await cacheNames()).filter((name) => name.includes(':saved:'))
  const theme = () => browser.run(() => document.documentElement.dataset.theme)

  function kept(address: string) {
    const isKept = async (url: string) => (await caches.match(url)) !== undefined
    return browser.until(`${address} is kept`, isKept, [address])
  }

  async function search(text: string): Promise<void> {
    const isOpen = () => document.querySelector('dialog[open] [role=combobox]') !== null
    if (!(await browser.run(isOpen))) await browser.press('nav a', 'Search')
    await browser.type('dialog [role=combobox]', text)
  }

  const hits = () =>
    browser.until('hits', () => document.querySelector('dialog [role=option]') !== null, [])

  it('opens a kept page without a connection', async () => {
    await browser.open(at(start))
    await kept(at(start))
    host.cut()
    await browser.open(at(start))
    await heading('Getting started')
  })

  it('keeps a saved copy that another tab saves again without a connection, or cancels', async () => {
    await browser.open(at('offline'))
    await browser.text('main', /Save the whole site/)
    const second = await browser.newTab()
    await browser.open(at('offline'))
    await browser.press('main button', 'Save the whole site')
    await browser.text(statusOfCopy, saved, 60_000)
    const [name] = await savedNames()

    await browser.show(first)
    host.cut()
    const pressBoth = async () => {
      const named = (text: string) =>
        [...document.querySelectorAll<HTMLElement>('main button')].find((button) =>
          button.textContent?.startsWith(text),
        )
      named('Save the whole site')?.click()
      await new Promise((resolve) => setTimeout(resolve))
      named('Cancel')?.click()
    }
    await browser.run(pressBoth)
    await browser.text(statusOfCopy, saved)
    expect(await savedNames()).toEqual([name])
    await browser.open(at('usage/nextjs'))
    await heading('Next\\.js')
    await browser.show(second)
    await browser.goto('about:blank')
  })

  it('leaves nothing of a copy that is cancelled, and saves again', async () => {
    await browser.open(at('offline'))
    await browser.press('main button', 'Save the whole site')
    await browser.press('main button', 'Cancel')
    await browser.until(
      'nothing left',
      async () => (await caches.keys()).every((name) => !name.includes(':saved:')),
      [],
    )
    await browser.press('main button', 'Save the whole site')
    await browser.text(statusOfCopy, saved, 60_000)
  })

  it('forgets a page that came in the place of a file', async () => {
    host.askToSignIn(/assets\/search-(index|words|text)/)
    await browser.open(at(start))
    await search('stor')
    await browser.text('dialog [role=alert]', /Unable to fetch results/)
    host.askToSignIn(null)
    await search('store')
    await hits()
    await browser.open(at(other.route))
    await search('createSlice')
    await hits()
    const types = await browser.run(async () => {
      const names = await caches.keys()
      const found = await Promise.all(
        names.map(async (name) => {
          const cache = await caches.open(name)
          const files = (await cache.keys()).filter(({ url }) => /assets\/search-/.test(url))
          return Promise.all(files.map((file) => cache.match(file)))
        }),
      )
      return found.flat().map((file) => file?.headers.get('Content-Type') ?? '')
    })
    expect(types.filter((type) => type.includes('html'))).toEqual([])
  })

  it.each(['%E0%A4%A', '%', '__proto__', 'constructor', '%00', '"><img src=x>'])(
    'works on at the fragment #%s',
    async (fragment) => {
      await browser.open(`${at('faq')}#${fragment}`)
      const errors = await browser.run(async (fragment) => {
        const errors: string[] = []
        window.addEventListener('error', ({ message }) => errors.push(message))
        window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
        location.hash = 'x'
        location.hash = fragment
        await new Promise((resolve) => setTimeout(resolve, 200))
        return errors
      }, fragment)
      expect(errors).toEqual([])
      await browser.press('a', 'Actions')
      await heading('Actions')
    },
  )

  it('shows what was chosen meanwhile on a page that Back restores', async () => {
    await browser.open(at('introduction/installation'))
    // A page that still waits for something is not kept by Firefox.
    await kept(at('introduction/installation'))
    await browser.run(() => {
      Object.assign(window, { isRestored: true })
    })
    expect(await theme()).toBe('light')
    await browser.open(at('faq'))
    await browser.press('nav button', 'Switch between dark and light mode')
    const variant = { 'docusaurus.tab.package-manager': 'yarn', 'docusaurus.tab.language': 'js' }
    await browser.run((choices) => {
      for (const [key, value] of Object.entries(choices)) localStorage.setItem(key, value)
    }, variant)
    await browser.back()
    await heading('Installation')
    expect(await browser.run(() => 'isRestored' in window), 'restored from the cache').toBe(true)
    await browser.until('dark', () => document.documentElement.dataset.theme === 'dark', [])
    const shown = await browser.run(() => ({ ...document.documentElement.dataset }))
    expect(shown).toMatchObject({ theme: 'dark', packageManager: 'yarn', language: 'js' })
  })

  it('works on when all that is stored goes, and keeps pages again', async () => {
    await browser.open(at(start))
    await kept(at(start))
    await browser.run(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      for (const worker of await navigator.serviceWorker.getRegistrations())
        await worker.unregister()
      localStorage.clear()
      sessionStorage.clear()
    })
    await browser.press('nav button', 'Switch between dark and light mode')
    expect(await theme()).toBe('dark')
    await search('createSlice')
    await hits()
    await browser.open(at(other.route))
    await kept(at(other.route))
    host.cut()
    await browser.open(at(other.route))
    await heading(other.title)
  })

  it.each([-400, 400])('keeps and opens pages when the clock jumps by %i days', async (days) => {
    await browser.open(at(start))
    await kept(at(start))
    await browser.run((days) => {
      const now = Date.now
      Date.now = () => now() + days * 86_400_000
    }, days)
    await search('createSlice')
    await hits()
    await browser.open(at('offline'))
    await browser.run((days) => {
      const now = Date.now
      Date.now = () => now() + days * 86_400_000
    }, days)
    await browser.press('main button', 'Save the whole site')
    await browser.text(statusOfCopy, saved, 60_000)
    host.cut()
    await browser.open(at('usage/nextjs'))
    await heading('Next\\.js')
  })

  describe('a new release', () => {
    const timeout = 60_000
    beforeEach(async () => {
      await host.publish(await buildFixture(settingsSite))
    }, 240_000)
    const below = (route: string) => `${host.address}x/${route}`

    it('is offered to an open page, and comes when the reader wants it', async () => {
      await browser.open(below('guide/one'))
      await kept(below('guide/one'))
      await host.publish(await buildFixture(nextRelease))
      await browser.run(async () => {
        await (await navigator.serviceWorker.ready).update()
      })
      await browser.text('body', /A new version of the site is ready\./, timeout)
      await browser.press('button', 'Reload')
      await browser.text('h1', /Guide renewed/, timeout)
      await browser.hydrated()
      const isWaiting = async () => (await navigator.serviceWorker.ready).waiting === null
      await browser.until('taken over', isWaiting, [], timeout)
    }, 240_000)

    it('that is no longer read offline frees the browser', async () => {
      await browser.open(below('guide/one'))
      await kept(below('guide/one'))
      await browser.run(() => caches.open('of somebody else'))
      await host.publish(await buildFixture(releaseWithoutOffline))
      await browser.open(below('guide/two'))
      const isFreed = async () =>
        (await caches.keys()).join() === 'of somebody else' &&
        (await navigator.serviceWorker.getRegistrations()).length === 0
      await browser.until('freed', isFreed, [], timeout)
      await browser.open(below('guide/two'))
    }, 240_000)
  })
})
