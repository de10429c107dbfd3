import { cacheOpenedPages, savesData } from './cache-opened-pages.ts'
import { followReleases } from './follow-releases.ts'
import { registerWorker } from './register-worker.ts'
import { removeUnfinished } from './saved-copy.ts'

/**
 * Starts offline reading for this page. Call it when the page has nothing else to do.
 * @param onNewer called when a newer release of the site is ready; see `followReleases`
 */
export async function startOffline(
  base: string,
  onNewer: (takeOver: () => void) => void,
): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || (savesData() && !serviceWorker.controller)) return
  const registration = await registerWorker(base)
  if (!registration) return
  followReleases(registration, base, onNewer)
  cacheOpenedPages(await serviceWorker.ready, base)
  await removeUnfinished(base)
}
