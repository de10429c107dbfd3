import { cacheNames } from '../site-caches.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Replaces an earlier worker of the site: takes over at once, removes everything that was cached, and unregisters
 * itself.
 */
export function retire(): void {
  self.addEventListener('install', () => self.skipWaiting())
  self.addEventListener('activate', (event) => event.waitUntil(leave()))

  async function leave(): Promise<void> {
    const names = await cacheNames(new URL(self.registration.scope).pathname)
    await Promise.all(names.map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
}
