/**
 * The widths at which the layout changes; style sheets have the same conditions. They're in em, so that larger text in
 * the browser's settings has the effect of a narrower window.
 */
export const desktopQuery = '(width > 62.25em)'

/** Above this width, the table of contents is beside the text; below it, the text would be too narrow. */
export const tableOfContentsQuery = '(width > 75em)'
