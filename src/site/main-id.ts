/** Each kind of page renders its own `main` with this id, which the skip link leads to. */
export const mainId = 'main-content'
