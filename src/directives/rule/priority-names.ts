export const priorities = ['essential', 'strongly-recommended', 'recommended'] as const

export type Priority = (typeof priorities)[number]

/** The names that readers see, highest first. */
export const priorityNames: { [priority in Priority]: string } = {
  essential: 'Essential',
  'strongly-recommended': 'Strongly recommended',
  recommended: 'Recommended',
}
