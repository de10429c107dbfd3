/** Copies `text` to the clipboard. Resolves to whether that worked; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Few browsers have no Clipboard API, so the code for them is loaded on demand.
    return import('./copy-by-selection.ts').then(
      (module) => module.copyBySelection(text),
      () => false,
    )
  }
}
