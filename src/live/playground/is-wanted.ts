import { storageKey } from './storage-key.ts'

/** Whether the address or this browser has a project to begin with. Small, because the page asks before anything else is loaded. */
export function hasProject(): boolean {
  return /^#\d+\./.test(location.hash) || localStorage.getItem(storageKey) !== null
}
