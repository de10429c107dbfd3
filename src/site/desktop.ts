/** Where the shell changes form. The same condition stands in the style sheets. */
export const desktopQuery = '(width > 996px)'
