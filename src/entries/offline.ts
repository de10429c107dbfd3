/** Loaded by the app when the page is alive: reading offline, and word of new releases. */
import { startOffline } from '../offline/start.ts'
import { showUpdatePrompt } from '../site/offline/update-prompt.tsx'

export async function start(routes: { [route: string]: string }): Promise<void> {
  await idle()
  await startOffline(import.meta.env.BASE_URL, routes, showUpdatePrompt)
}

/** The worker fetches much at first, which must wait for what the page itself still loads. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 1000)
  })
}
