/**
 * Copies `text` to the clipboard without the Clipboard API, for insecure origins and readers who deny permission.
 * Returns whether that worked.
 */
export function copyBySelection(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.className = 'visually-hidden'
  field.readOnly = true
  field.value = text
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    focused?.focus({ preventScroll: true })
  }
}
