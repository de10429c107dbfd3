/** How long typing has to pause before a sample runs again. */
export const pauseMs = 300
