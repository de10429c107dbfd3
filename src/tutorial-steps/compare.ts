import type { FileTexts } from './app-files.ts'
import { statementsOf } from './statements.ts'

type Difference = { file: string; message: string; hint?: string }

/** Of package.json, only the dependencies matter, and they are compared separately. */
const notTyped = new Set(['package.json', '.gitignore'])

/** How the reader's files differ from the checkpoint's, except in blank lines and the order of statements. */
export function differences(files: FileTexts, goal: FileTexts): Difference[] {
  const differences: Difference[] = []
  for (const [file, wanted] of goal) {
    if (notTyped.has(file)) continue
    const typed = files.get(file)
    if (typed === undefined) {
      const message = `At the end the reader has no \`${file}\`, which the checkpoint has.`
      differences.push({ file, message, hint: 'Show it, or tell to take it from the archive.' })
      continue
    }
    const [had, has] = [piecesOf(file, typed), piecesOf(file, wanted)]
    const surplus = had.filter((piece) => !has.includes(piece))
    const missing = has.filter((piece) => !had.includes(piece))
    if (surplus.length + missing.length === 0) continue
    differences.push({
      file,
      message: `At the end \`${file}\` isn't that of the checkpoint.`,
      hint: linesThatDiffer(surplus, missing),
    })
  }
  for (const file of files.keys()) {
    if (goal.has(file) || notTyped.has(file)) continue
    const message = `At the end the reader still has \`${file}\`, which the checkpoint doesn't.`
    differences.push({ file, message, hint: 'Tell when to delete it.' })
  }
  return differences
}

function piecesOf(file: string, code: string): string[] {
  const statements = statementsOf(file, code)
  if (!statements) return [withoutBlankLines(code)]
  const lines = code.split('\n')
  return statements.map(({ first, last }) =>
    withoutBlankLines(lines.slice(first, last + 1).join('\n')),
  )
}

const withoutBlankLines = (text: string) => text.replace(/\n\s*(?=\n)/g, '').trim()

const maxLines = 8

function linesThatDiffer(surplus: string[], missing: string[]): string {
  const [had, has] = [surplus, missing].map((pieces) =>
    pieces.flatMap((piece) => piece.split('\n')),
  )
  const lines = [
    ...(had ?? []).filter((line) => !has?.includes(line)).map((line) => `- ${line}`),
    ...(has ?? []).filter((line) => !had?.includes(line)).map((line) => `+ ${line}`),
  ]
  const rest = lines.length > maxLines ? [`  … and ${lines.length - maxLines} lines more`] : []
  return ['The reader has -, the checkpoint +:', ...lines.slice(0, maxLines), ...rest].join(
    '\n    ',
  )
}
