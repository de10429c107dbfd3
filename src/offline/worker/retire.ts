import { cacheNames } from '../site-caches.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Frees browsers that have a worker of the site: this one takes over at once, removes all that was
 * cached, and leaves.
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
