import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createSiteServer } from '../../src/server/server.ts'
import { buildFixture, type FixtureBuild, readBuild, siteRoot } from './builds.ts'
import { type Listening, listen } from './listen.ts'

type TestFixtures = {
  /** Console messages and page errors that a test expects: `test.use({ allowedMessages: /…/ })`. */
  allowedMessages: RegExp | null
  /**
   * Whether pages of a `tab` prefetch their links, which takes a quarter of the time of opening a page. Tests
   * without navigation turn it off: `test.use({ fetchesAhead: false })`.
   */
  fetchesAhead: boolean
  /**
   * A page that the tests of a worker share, for tests that only look: they store nothing, block nothing
   * and follow no links. Prefetching is off. They take a fifth of the time of a test with its own page.
   */
  onlooker: Page
  /**
   * A new page with empty storage, in a context that the tests of a worker share, so that files come from
   * the browser's cache. For tests that don't change the context.
   */
  tab: Page
}

type SharedPage = { page: Page; messages: string[] }

type WorkerFixtures = {
  /** The shared page, opened when a test first asks for it. */
  sharedPage: (withScript: boolean) => Promise<SharedPage>
  /** The shared context. */
  sharedContext: { context: BrowserContext; messages: string[] }
  /** Address of the built site, with its base path. `page.goto('/faq')` is relative to it. */
  site: string
  /** Builds and serves another content folder or base path; returns its address. */
  withBuild: (options: FixtureBuild) => Promise<string>
}

/** Playwright's `test` on the built site. A console message or page error fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  allowedMessages: [null, { option: true }],
  fetchesAhead: [true, { option: true }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const { address, stop } = await serve(siteRoot)
      await use(address)
      await stop()
    },
    { scope: 'worker' },
  ],

  withBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const servers: Listening[] = []
      await use(async (options) => {
        const server = await serve(await buildFixture(options))
        servers.push(server)
        return server.address
      })
      await Promise.all(servers.map(({ stop }) => stop()))
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: ({ site }, use) => use(site),

  context: async ({ context, allowedMessages }, use) => {
    const messages = collectMessages(context)
    await use(context)
    expectSilence(messages, allowedMessages)
  },

  sharedPage: [
    async ({ browser, site }, use) => {
      const opened = new Map<boolean, Promise<SharedPage>>()
      const open = async (withScript: boolean) => {
        const context = await browser.newContext({
          baseURL: site,
          javaScriptEnabled: withScript,
          serviceWorkers: 'block',
        })
        await context.addInitScript(slowConnection)
        return { page: await context.newPage(), messages: collectMessages(context) }
      }
      await use((withScript) => {
        const shared = opened.get(withScript) ?? open(withScript)
        opened.set(withScript, shared)
        return shared
      })
      for (const shared of opened.values()) await (await shared).page.context().close()
    },
    { scope: 'worker' },
  ],

  onlooker: async ({ sharedPage, javaScriptEnabled, viewport, allowedMessages }, use) => {
    const { page, messages } = await sharedPage(javaScriptEnabled)
    messages.length = 0
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null })
    await use(page)
    expectSilence(messages, allowedMessages)
  },

  sharedContext: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site, serviceWorkers: 'block' })
      // An open page keeps the process alive that the others use, with all its compiled code.
      await context.newPage()
      await use({ context, messages: collectMessages(context) })
      await context.close()
    },
    { scope: 'worker' },
  ],

  tab: async (
    { sharedContext, viewport, reducedMotion, bypassCSP, fetchesAhead, allowedMessages },
    use,
  ) => {
    const { context, messages } = sharedContext
    messages.length = 0
    const page = await context.newPage()
    Object.defineProperty(page, 'clock', {
      get() {
        throw new Error('The clock is that of the shared context: take `page` instead of `tab`.')
      },
    })
    const session = await context.newCDPSession(page)
    if (bypassCSP) await session.send('Page.setBypassCSP', { enabled: true })
    if (!fetchesAhead) await page.addInitScript(slowConnection)
    const origins = new Set<string>()
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin))
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: reducedMotion ?? null })
    await use(page)
    const said = [...messages]
    for (const origin of origins) {
      if (origin === 'null') continue
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    }
    for (const opened of context.pages().slice(1)) await opened.close()
    expectSilence(said, allowedMessages)
  },
})

/** Simulates a connection that is too slow for prefetching. */
function slowConnection() {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
}

function expectSilence(messages: string[], allowed: RegExp | null) {
  const unexpected = messages.filter((message) => !allowed?.test(message))
  expect(unexpected, 'Expected no console message and no page error').toEqual([])
}

/** The same with JavaScript disabled. */
export const noJavaScript = test.extend({ javaScriptEnabled: false })

export { expect }

/** Serves a build; its address includes the base path. */
async function serve(root: string): Promise<Listening> {
  const server = await listen(await createSiteServer(root))
  return { ...server, address: server.address + readBuild(root).basePath }
}

/** Collects console messages and errors of the context's pages: `warning: …`, `page error: …`. */
function collectMessages(context: BrowserContext): string[] {
  const messages: string[] = []
  context.on('console', (message) => {
    // Playwright prints this if a test blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    const { url } = message.location()
    messages.push(`${message.type()}: ${message.text()} (${url})`)
  })
  context.on('weberror', (webError) => {
    const { name, message, stack } = webError.error()
    messages.push(`page error: ${stack || `${name}: ${message}`}`)
  })
  return messages
}

/**
 * Waits until React has hydrated all of the prerendered page, except the parts that wait until they are near the
 * window. With `deferred`, it waits for those too.
 */
export async function hydrated(page: Page, { deferred = false } = {}): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.waitForFunction(isHydratedThroughout, deferred)
}

/** Suspense boundaries are hydrated later than the rest, and only React's own data says when. */
function isHydratedThroughout(withDeferred: boolean): boolean {
  type Fiber = {
    child: Fiber | null
    sibling: Fiber | null
    memoizedState: { dehydrated?: Comment | null } | null
  }
  const isDone = (fiber: Fiber | null): boolean =>
    !fiber || (!isWaiting(fiber) && isDone(fiber.child) && isDone(fiber.sibling))
  const isWaiting = ({ memoizedState }: Fiber): boolean => {
    const boundary = memoizedState?.dehydrated
    return Boolean(boundary) && (withDeferred || !boundary?.parentElement?.matches('.deferred'))
  }
  const root = document.getElementById('root') ?? document.body
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? ''
  const container = (root as unknown as { [key: string]: { stateNode: { current: Fiber } } })[key]
  return container !== undefined && isDone(container.stateNode.current)
}

/** Does something and expects that no document was loaded for it. */
export async function expectNoReload(page: Page, action: () => Promise<unknown>): Promise<void> {
  const documents: string[] = []
  const listener = (request: { isNavigationRequest(): boolean; url(): string }) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  }
  page.on('request', listener)
  await action()
  page.off('request', listener)
  expect(documents, 'Expected no request for a document').toEqual([])
}

// The functions below never remove their routes: Playwright sometimes doesn't answer a request while it removes one.

/** Lets requests fail as if the network were gone, until the returned function is called. */
export async function blockRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let isBlocked = true
  await page.route(pattern, (route) => (isBlocked ? route.abort() : route.continue()))
  return () => {
    isBlocked = false
  }
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue().catch(() => {
      // The page has canceled the request.
    })
  })
  return release
}
