/**
 * An SVG image as a data URL. Escapes line breaks and tabs, because browsers drop them from URLs, and characters with a
 * meaning in URLs and attributes.
 */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/["<>#%\n\r\t]/g, encodeURIComponent)}`
}
