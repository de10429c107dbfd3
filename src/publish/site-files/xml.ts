/** Escapes a text for XML, between tags and in attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A file of lines, after the declaration that opens an XML file. */
export function xmlFile(lines: string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${lines.join('\n')}\n`
}
