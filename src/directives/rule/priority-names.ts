import type { Priority } from './definition.ts'

/** What readers are shown, highest first. */
export const priorityNames: { [priority in Priority]: string } = {
  essential: 'Essential',
  'strongly-recommended': 'Strongly recommended',
  recommended: 'Recommended',
}
