/** The name of what only samples need that deal with more of the platform than data. They can't import it. */
export const platformPackage = 'live:platform'
