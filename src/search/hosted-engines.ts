/** Folders of the hosted engines. The first whose settings are set answers. */
export const hostedEngines = ['algolia']
