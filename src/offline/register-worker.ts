const workerFile = 'service-worker.js'

/**
 * Registers the service worker. Undefined where there can be none: the browser has no workers, the
 * page is not secure, or a policy forbids it.
 */
export async function registerWorker(base: string): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.register(base + workerFile, {
      scope: base,
      // A host that lets browsers keep the script must not keep them from a new release.
      updateViaCache: 'none',
    })
  } catch {
    return undefined
  }
}
