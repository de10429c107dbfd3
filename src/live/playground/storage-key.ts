/** Where projects are kept in this browser. */
export const storageKey = 'live-playground'
