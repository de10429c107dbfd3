/** After this many characters of HTML in a static block, the compiler starts another one. They fill a window. */
export const charactersPerBlock = 10_000

/**
 * Characters of HTML per pixel of height: twice as many as on the pages with the most code, so that this many always
 * fill a window.
 */
export const charactersPerPixel = 12

/**
 * How many characters are laid out at a time, which takes some five milliseconds at full speed. Smaller slices take
 * longer in total, because the browser looks at the whole page for each.
 */
export const charactersPerSlice = 7000

/** How many characters an element counts as, besides its text: code is short and has many elements. */
export const charactersPerElement = 12
