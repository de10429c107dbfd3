const regionLine = /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--)\s*#(region|endregion)\b\s*([\w-]*)/

/**
 * The lines between `// #region name` and its `// #endregion`, without the marks of other regions and
 * without the indentation they share; the whole file when no name is given. `code` is null when there
 * is no such region; `regions` lists those there are.
 */
export function readRegion(
  source: string,
  name: string | undefined,
): { code: string | null; regions: string[] } {
  const regions: string[] = []
  const open: string[] = []
  const taken: string[] = []
  for (const line of source.split('\n')) {
    const [, kind, region = ''] = regionLine.exec(line) ?? []
    if (kind === 'region') {
      regions.push(region)
      open.push(region)
    } else if (kind === 'endregion') {
      open.pop()
    } else if (name === undefined || open.includes(name)) {
      taken.push(line)
    }
  }
  if (name !== undefined && !regions.includes(name)) return { code: null, regions }
  return { code: oneBlankLine(dedent(taken).join('\n')).trim(), regions }
}

/** Marks stand between blank lines, which meet when the marks are gone. */
const oneBlankLine = (code: string) => code.replace(/\n{3,}/g, '\n\n')

function dedent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const shared = Math.min(...indents)
  return Number.isFinite(shared) ? lines.map((line) => line.slice(shared)) : lines
}

/** The whole file without the marks of regions, and the indexes of the lines in it that belong to a region. */
export function placeRegion(
  source: string,
  name: string | undefined,
): { lines: string[]; region: number[] } {
  const lines: string[] = []
  const region: number[] = []
  const open: string[] = []
  for (const line of source.split('\n')) {
    const [, kind, opened = ''] = regionLine.exec(line) ?? []
    if (kind === 'region') open.push(opened)
    else if (kind === 'endregion') open.pop()
    else {
      if (name === undefined || open.includes(name)) region.push(lines.length)
      lines.push(line)
    }
  }
  return { lines, region }
}
