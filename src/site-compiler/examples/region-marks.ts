import { readRegion } from '../../compiler/code/region.ts'
import type { Report } from '../../model/diagnostic.ts'

const hasMarks = /\.(tsx?|mjs|jsx?|css|html)$/

/** The file without the lines that mark regions for pages. Files without such lines stay unchanged. */
export function withoutRegionMarks(file: string, content: Buffer): Buffer {
  if (!hasMarks.test(file)) return content
  const source = content.toString()
  const { code, regions } = readRegion(source, undefined)
  if (code === null || regions.length === 0) return content
  return Buffer.from(`${code}\n`)
}

/** Reports markers without a partner, and names that aren't in kebab-case or that are used twice. */
export function checkRegions(file: string, content: Buffer, report: Report): void {
  if (!hasMarks.test(file)) return
  const names = new Set<string>()
  const open: number[] = []
  for (const [index, text] of content.toString().split('\n').entries()) {
    const line = index + 1
    const [, kind, name = ''] =
      /[/*#!-]\s*#(region|endregion)\b[ \t]*([^\s*-]?[^\s*]*)/.exec(text) ?? []
    if (kind === 'endregion' && open.pop() === undefined) {
      report({ line }, 'This `#endregion` ends no region.')
    }
    if (kind !== 'region') continue
    open.push(line)
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
      report(
        { line },
        `Unexpected name \`${name}\` of a region.`,
        'Expected kebab-case, such as `create-store`.',
      )
    }
    if (names.has(name)) report({ line }, `The region \`${name}\` is there twice in this file.`)
    names.add(name)
  }
  for (const line of open) report({ line }, 'This region has no `#endregion`.')
}
