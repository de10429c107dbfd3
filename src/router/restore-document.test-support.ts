import { onTestFinished, vi } from 'vitest'

/** Removes the listeners and observers that a test adds to the document, which all tests share. */
export function restoreDocumentAfterTest(): void {
  const end = new AbortController()
  const { signal } = end
  onTestFinished(() => end.abort())
  const { addEventListener } = Document.prototype
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) =>
    addEventListener.call(document, type, listener, { ...(options as object), signal }),
  )
  const observe = MutationObserver.prototype.observe
  vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    ...target
  ) {
    signal.addEventListener('abort', () => this.disconnect())
    observe.apply(this, target)
  })
}
