/**
 * Creates a dynamic import that can be tried again. Chromium caches a failed import for the life of the document, and
 * its message has the address that failed; that is then imported with a changed address. Other browsers try again by
 * themselves. `importUrl` is for tests.
 */
export function moduleLoader<Module>(
  load: () => Promise<Module>,
  importUrl: (url: string) => Promise<Module> = (url) => import(/* @vite-ignore */ url),
): () => Promise<Module> {
  let failedUrl: string | undefined
  let attempt = 0

  return async () => {
    try {
      return await (failedUrl ? importUrl(`${failedUrl}?attempt=${++attempt}`) : load())
    } catch (error) {
      failedUrl ??= /imported module: (\S+?)(?:\?|$)/.exec(String(error))?.[1]
      throw error
    }
  }
}
