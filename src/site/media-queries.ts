/**
 * Where the layout changes form. The same condition is in the style sheets; in em, so that larger
 * text of the browser’s own settings counts like a narrower window.
 */
export const desktopQuery = '(width > 62.25em)'

/** Where the table of contents is beside the text: below, the text would be too narrow. */
export const tableOfContentsQuery = '(width > 75em)'
