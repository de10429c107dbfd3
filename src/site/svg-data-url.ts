/**
 * An SVG image as an address that holds it. Browsers drop line ends and tabs of addresses, so these
 * are escaped with what has a meaning in addresses and attributes.
 */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replace(/["<>#%\n\r\t]/g, encodeURIComponent)}`
}
