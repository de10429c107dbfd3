const regionLine = /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--)\s*#(region|endregion)\b\s*([\w-]*)/

/** The lines of a file without region markers, each with the regions it is in; and the names of all regions. */
export function linesOfRegions(source: string): {
  lines: { text: string; within: string[] }[]
  regions: string[]
} {
  const lines: { text: string; within: string[] }[] = []
  const regions: string[] = []
  let within: string[] = []
  for (const text of source.split('\n')) {
    const [, kind, region = ''] = regionLine.exec(text) ?? []
    if (kind === 'region') {
      regions.push(region)
      within = [...within, region]
    } else if (kind === 'endregion') {
      within = within.slice(0, -1)
    } else {
      lines.push({ text, within })
    }
  }
  return { lines, regions }
}

/**
 * The lines between `// #region name` and its `// #endregion`, without other region markers and without their shared
 * indentation; the whole file when no name is given. `code` is null when there is no such region; `regions` lists the
 * existing ones.
 */
export function readRegion(
  source: string,
  name: string | undefined,
): { code: string | null; regions: string[] } {
  const { lines, regions } = linesOfRegions(source)
  if (name !== undefined && !regions.includes(name)) return { code: null, regions }
  const taken = lines.filter(({ within }) => name === undefined || within.includes(name))
  const code = dedent(taken.map(({ text }) => text)).join('\n')
  return { code: oneBlankLine(code).trim(), regions }
}

/** The whole file without region markers, and the indexes of the lines that belong to a region. */
export function placeRegion(
  source: string,
  name: string | undefined,
): { lines: string[]; region: number[] } {
  const { lines } = linesOfRegions(source)
  const isTaken = (index: number) =>
    name === undefined || (lines[index]?.within.includes(name) ?? false)
  return { lines: lines.map(({ text }) => text), region: [...lines.keys()].filter(isTaken) }
}

/** Markers are between blank lines, which would be left next to each other. */
const oneBlankLine = (code: string) => code.replace(/\n{3,}/g, '\n\n')

function dedent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const shared = Math.min(...indents)
  return Number.isFinite(shared) ? lines.map((line) => line.slice(shared)) : lines
}
