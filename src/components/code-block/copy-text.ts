/** Puts `text` on the clipboard. Resolves to whether it is there; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Browsers without a clipboard are few, so the code for them is loaded when it's needed.
    return import('./copy-by-selection.ts').then(
      (module) => module.copyBySelection(text),
      () => false,
    )
  }
}
