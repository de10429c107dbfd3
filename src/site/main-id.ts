/** Each kind of page draws its own `main` with this id, which the skip link leads to. */
export const mainId = 'main-content'
