type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode'
>

/**
 * Whether a key is Ctrl or Cmd with a letter, and no other modifier. On a keyboard whose letters aren't Latin, it's the
 * key that has the letter on others.
 * @param letter lowercase
 */
export function isShortcut(event: Key, letter: string): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
  if (ctrlKey === metaKey || shiftKey || altKey || event.isComposing) return false
  const isLatin = /^[\p{sc=Latin}!-~]$/u.test(key)
  return isLatin ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
}

/** Whether a key is pressed for an input method, which has to get it. WebKit says so only by the code. */
export const isComposing = (event: Pick<Key, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
