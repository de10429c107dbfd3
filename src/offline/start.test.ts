import { beforeEach, expect, it, vi } from 'vitest'
import { fillCache, stubCaches } from './caches.test-support.ts'
import { cacheName } from './site-caches.ts'
import { startOffline } from './start.ts'

const update = vi.fn(async () => {})

class Container extends EventTarget {
  readonly controller = { postMessage: vi.fn() }
  readonly register = async () => ({ update })
}

let container: Container
let page: EventTarget
const onNewer = vi.fn()

beforeEach(async () => {
  stubCaches()
  container = new Container()
  const innerHTML = '<script src="/assets/app.1.js"></script><link href="/_live/page.2.json">'
  const settings = { referrer: '', visibilityState: 'visible', head: { innerHTML } }
  page = Object.assign(new EventTarget(), settings)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { serviceWorker: container })
  await startOffline('/', onNewer)
})

/** Simulates that a release with these files takes over. */
async function takeOver(release: string, files: { [path: string]: string }) {
  await fillCache(cacheName('/', 'release', release), files)
  container.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(() => expect(container.controller.postMessage).toHaveBeenCalledTimes(2))
}

it('offers a release only to pages of other code', async () => {
  await takeOver('a', { '/assets/app.1.js': 'app' })
  expect(onNewer).not.toHaveBeenCalled()
  await fillCache(cacheName('/', 'release', 'b'), { '/assets/app.3.js': 'app' })
  container.dispatchEvent(new Event('controllerchange'))
  await expect.poll(() => onNewer).toHaveBeenCalledOnce()
})

it('has the open page cached, and again by each worker that takes over', async () => {
  const message = { url: 'https://site.test/', withSearch: false }
  expect(container.controller.postMessage).toHaveBeenLastCalledWith(message)
  await takeOver('a', {})
})

it('asks for a new release when the page is shown again', () => {
  page.dispatchEvent(new Event('visibilitychange'))
  expect(update).toHaveBeenCalledOnce()
})
