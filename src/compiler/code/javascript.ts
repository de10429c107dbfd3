import { format } from 'oxfmt'
import { Edits } from '../../live/compile/edits.ts'
import { type Language, parseModule, SampleSyntaxError } from '../../live/compile/parse-module.ts'
import { type Comment, lineAt, type Node } from '../../live/compile/syntax-tree.ts'
import { removeTypes } from '../../live/compile/types.ts'
import { keptLines, markIn } from './marks.ts'
import { firstDifference } from './same-program.ts'
import { parseScript, syntaxDiagnostics } from './syntax.ts'

/** While a page is edited, most of its samples stay the same. Holds more samples than the longest page has. */
const cache = new Map<string, Promise<string>>()
const maxCachedSamples = 500

/**
 * Turns a TypeScript sample into JavaScript: removes types, keeps comments and blank lines, and formats the result.
 * Comments right above a declaration that is only a type are removed with it. Code without types is returned as it is
 * written. The result is compared with the code: both are the same program, apart from types.
 *
 * @throws {SampleSyntaxError} when the code isn't TypeScript, or more than its types would have to change.
 */
export function toJavaScript(code: string, language: 'ts' | 'tsx'): Promise<string> {
  const key = `${language} ${code}`
  const known = cache.get(key)
  if (known) return known
  if (cache.size >= maxCachedSamples) cache.clear()
  const javascript = makeJavaScript(code, language)
  cache.set(key, javascript)
  return javascript
}

const style = { semi: false, singleQuote: true, printWidth: 80, tabWidth: 2 }

async function makeJavaScript(code: string, language: 'ts' | 'tsx'): Promise<string> {
  try {
    const typed = readPrograms(code, language)
    const script = parseModule(code, language)
    const edits = new Edits(code)
    removeTypes(script, edits)
    if (edits.pieces.length === 0) return code
    // Parsed as TypeScript, because a sample that shows a change may export a name twice. Code that can't be formatted
    // is returned unchanged, and the parser then reports why.
    const bare = withoutTypeLines(code, edits, script.comments)
    const javascript = (await format('code.tsx', bare, style)).code.replace(/\n$/, '')
    for (const [index, untyped] of readPrograms(javascript, 'jsx').entries()) {
      const offset = firstDifference(typed[index] ?? untyped, untyped)
      if (offset === null) continue
      const message = 'without its types, this statement would do something else'
      throw new SampleSyntaxError(message, lineAt(code, offset))
    }
    return javascript
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new SampleSyntaxError('its code is nested too deeply', 1)
  }
}

/**
 * What a sample shows, by another parser than the one that JavaScript is made with: its code after a change, and with
 * the lines that the change removes. The latter may not be a program; then nothing is in it.
 */
function readPrograms(code: string, language: Language): Node[] {
  const kept = keptLines(code)
  const [diagnostic] = syntaxDiagnostics(kept, language)
  if (diagnostic) throw new SampleSyntaxError(diagnostic.message, diagnostic.line)
  return [...new Set([kept, code])].map(
    (text) => parseScript(text, language).program as unknown as Node,
  )
}

/**
 * Whether a comment marks a range or states a result of the statement above it. Then it isn't about the type below it.
 */
const isAboutMore = (line: string) => {
  const mark = markIn(line)
  return mark ? mark.scope !== 'next-line' : /\/\/\s*(?:=>|prints:)/.test(line)
}
const isMarker = (line: string) => markIn(line) !== null
/** A blank line next to such a line separates nothing: the start of the sample or of a block, or another blank line. */
const isEdge = (line = '') => /^\s*$|[[({]$/.test(line)

/**
 * Removes lines that only had types, the comments about them, and a blank line between them and other code. Markers are
 * skipped when looking for neighbors, because readers don't see them.
 */
function withoutTypeLines(code: string, edits: Edits, comments: Comment[]): string {
  const { typeLines, commentStarts } = linesWithoutCode(code, edits, comments)
  const kept: { line: string; index: number }[] = []
  let followsType = false
  for (const [index, line] of edits.apply().split('\n').entries()) {
    const isBlank = line.trim() === ''
    if (typeLines.has(index)) {
      for (let above = kept.at(-1); above && commentStarts.has(above.index); above = kept.at(-1)) {
        const start = commentStarts.get(above.index)
        if (start === above.index && isAboutMore(above.line)) break
        kept.splice(kept.findIndex((other) => other.index === start))
      }
      followsType = true
    } else {
      const above = kept.findLast((other) => !isMarker(other.line))
      if (followsType && isBlank && isEdge(above?.line)) continue
      kept.push({ line, index })
      followsType &&= isBlank || isMarker(line)
    }
  }
  return kept.map(({ line }) => line).join('\n')
}

/** The lines that had nothing but types, and those of comments, with the line in which the comment begins. */
function linesWithoutCode(code: string, edits: Edits, comments: Comment[]) {
  const lines = code.split('\n')
  const edited = edits.apply().split('\n')
  const untyped = withSpaces(code, edits.pieces).split('\n')
  const uncommented = withSpaces(code, comments).split('\n')
  const bare = withSpaces(code, [...edits.pieces, ...comments]).split('\n')
  const isEmpty = (line = '') => line.trim() === ''
  const hasInsertion = (index: number) => joined(edited[index]) !== joined(untyped[index])

  const typeLines = new Set(
    [...lines.keys()].filter(
      (index) => untyped[index] !== lines[index] && isEmpty(bare[index]) && !hasInsertion(index),
    ),
  )
  const commentStarts = new Map<number, number>()
  const isOfType = ({ start, end }: Comment) =>
    edits.pieces.some((piece) => piece.start <= start && end <= piece.end)
  for (const comment of comments.filter((other) => !isOfType(other))) {
    const first = lineAt(code, comment.start) - 1
    const covered = lines.slice(first, lineAt(code, comment.end)).map((_, index) => first + index)
    if (covered.every((index) => isEmpty(uncommented[index]))) {
      for (const index of covered) commentStarts.set(index, first)
    } else if (covered.length > 1) {
      // A comment goes with a type as a whole.
      const isAlone = covered.every((index) => isEmpty(bare[index]))
      for (const index of covered) isAlone ? typeLines.add(index) : typeLines.delete(index)
    }
  }
  return { typeLines, commentStarts }
}

const joined = (line = '') => line.replace(/\s/g, '')

/** Code with spaces instead of some pieces. */
function withSpaces(code: string, pieces: readonly { start: number; end: number }[]): string {
  const characters = code.split('')
  for (const { start, end } of pieces) {
    for (let offset = start; offset < end; offset++) {
      if (characters[offset] !== '\n') characters[offset] = ' '
    }
  }
  return characters.join('')
}
