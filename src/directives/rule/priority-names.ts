import type { Priority } from './schema.ts'

/** What readers are shown, highest first. */
export const priorityNames: { [priority in Priority]: string } = {
  essential: 'Essential',
  'strongly-recommended': 'Strongly recommended',
  recommended: 'Recommended',
}
