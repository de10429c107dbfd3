import { setupWorker } from 'msw/browser'
import { handlers } from './handlers'

/** Starts a service worker that answers the page's requests to `/api`. */
export function startMockServer() {
  return setupWorker(...handlers).start({
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledRequest: 'bypass',
    quiet: true,
  })
}
