/**
 * An SVG image as a data URL. Line ends and tabs are escaped, because browsers drop them from URLs; so are
 * characters that have a meaning in URLs and attributes.
 */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/["<>#%\n\r\t]/g, encodeURIComponent)}`
}
