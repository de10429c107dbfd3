/** Loaded by the app when the page has come to rest: reading offline, and word of new releases. */
import { startOffline } from '../offline/start.ts'
import { showUpdatePrompt } from '../site/offline/update-prompt.tsx'

export function start(routes: { [route: string]: string }): Promise<void> {
  return startOffline(import.meta.env.BASE_URL, routes, showUpdatePrompt)
}
