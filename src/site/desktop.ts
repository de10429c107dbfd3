/** Where the shell changes form. The same condition stands in the style sheets. */
export const desktopQuery = '(width > 996px)'

/** Where the list of contents stands beside the text: below, the text would be too narrow. */
export const contentsQuery = '(width > 1200px)'
