/** Characters of HTML in a static block, after which the compiler starts another: they fill a window. */
export const charactersPerBlock = 10_000

/** Characters of HTML that fill a window: twice what the pages with the most code have. */
export const charactersPerPixel = 12

/**
 * What is laid out at a time, in characters: some five milliseconds at full speed. Less costs more
 * in all, because the browser looks at the whole page each time.
 */
export const charactersPerSlice = 7000

/** What an element weighs beside its text: code is short and has many elements. */
export const charactersPerElement = 12
