import { setupWorker } from 'msw/browser'
import { handlers } from './handlers'

/** From now on, a service worker answers what the page asks of `/api`. */
export function startMockServer() {
  return setupWorker(...handlers).start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
}
