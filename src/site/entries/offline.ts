/** Imported by the app when the page is hydrated: reading offline, installing, and new releases. */
import { startOffline } from '../../offline/start.ts'
import { showUpdatePrompt } from '../offline-page/update-prompt.ts'

// The worker loads much at first, which must wait until the page itself has loaded.
if ('requestIdleCallback' in window) requestIdleCallback(start)
else setTimeout(start, 1000)

function start() {
  linkManifest()
  startOffline(import.meta.env.BASE_URL, showUpdatePrompt).catch(() => {
    // The site works as it does without.
  })
}

/** Added late, because browsers request the manifest at once, and only installing needs it. */
function linkManifest() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = `${import.meta.env.BASE_URL}site.webmanifest`
  document.head.append(link)
}
