/** After a pause of this length in typing, a sample runs again. */
export const pauseMs = 300
