export const priorities = ['essential', 'strongly-recommended', 'recommended'] as const

export type Priority = (typeof priorities)[number]

/** What readers are shown, highest first. */
export const priorityNames: { [priority in Priority]: string } = {
  essential: 'Essential',
  'strongly-recommended': 'Strongly recommended',
  recommended: 'Recommended',
}
