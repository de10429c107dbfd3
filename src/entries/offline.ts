/** Imported by the app when the page is alive: reading offline, and word of new releases. */
import { startOffline } from '../offline/start.ts'
import { showUpdatePrompt } from '../site/offline/update-prompt.ts'

// The worker fetches much at first, which must wait for what the page itself still loads.
if ('requestIdleCallback' in window) requestIdleCallback(start)
else setTimeout(start, 1000)

function start() {
  startOffline(import.meta.env.BASE_URL, showUpdatePrompt).catch(() => {
    // The site works as it does without.
  })
}
