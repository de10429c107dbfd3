/**
 * Chromium remembers a failed `import()` and answers the same address with the same failure, so
 * another try needs another address. It goes when Chromium fetches again, as the others do.
 *
 * @param load the import, as a function
 * @returns a function that imports, and after a failure imports from a changed address
 */
export function retriableImport<Module>(
  load: () => Promise<Module>,
  importFrom: (url: string) => Promise<Module> = (url) => import(/* @vite-ignore */ url),
): () => Promise<Module> {
  let failures = 0
  let failedUrl: string | undefined

  return async () => {
    try {
      return await (failedUrl ? importFrom(`${failedUrl}?retry=${failures}`) : load())
    } catch (error) {
      failures++
      // Browsers name the module in the message and nowhere else.
      failedUrl ??= /https?:\S+\.js/.exec(String(error))?.[0]
      throw error
    }
  }
}
