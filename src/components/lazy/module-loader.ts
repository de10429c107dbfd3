/**
 * Makes a dynamic import that may be tried again. Chromium caches a failed import for as long
 * as the document lives and says in its message which address failed; that one is then asked for
 * under a changed address. Other browsers ask again by themselves. `importUrl` is there for tests.
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
