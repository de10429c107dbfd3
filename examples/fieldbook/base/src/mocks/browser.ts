import { setupWorker } from 'msw/browser'
import { handlers } from './handlers'
import { readSettings } from './settings'

/** Answers the page's requests to `/api` from a service worker. */
export async function startMockService() {
  readSettings(new URLSearchParams(location.search))
  await setupWorker(...handlers).start({
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
}
