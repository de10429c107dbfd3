import { diffArrays } from 'diff'
import type { Code } from 'mdast'
import { SampleSyntaxError } from '../../live/compile/parse-module.ts'
import { codeVariants } from '../../model/code-variants.ts'
import type { Report } from '../../model/diagnostic.ts'
import { type CodeLines, shownLines } from './code-lines.ts'
import type { ComparedFence, Variants, VariedFence } from './fence.ts'
import type { LineMark } from './highlight-classes.ts'
import { toJavaScript } from './javascript.ts'
import { isCut } from './marks.ts'
import { translatePackageManager, usesNpm } from './package-managers.ts'

/** Adds variants to every sample that has several. */
export async function readVariants(
  fences: Map<Code, ComparedFence>,
  report: Report,
): Promise<Map<Code, VariedFence>> {
  const varied = new Map<Code, VariedFence>()
  for (const [node, fence] of fences) {
    varied.set(node, { ...fence, variants: await variantsOf(fence, node, report) })
  }
  return varied
}

/**
 * The variants of a sample: TypeScript is also shown as JavaScript, and commands for npm also for the other package
 * managers. Null for a sample with only one. `js=off` keeps a sample in TypeScript.
 */
async function variantsOf(
  fence: ComparedFence,
  node: Code,
  report: Report,
): Promise<Variants | null> {
  const { sample, lines, isHidden } = fence
  if (isHidden) return null
  if (sample.language === 'ts' || sample.language === 'tsx') return languages(fence, node, report)
  if (sample.language === 'bash' && usesNpm(lines.code)) {
    const variants = codeVariants['package-manager'].map((name) => {
      const translation = translatePackageManager(lines.code, name)
      if (!translation.ok) {
        report(
          { line: sample.line + 1 + translation.lineIndex },
          translation.message,
          `${translation.hint} Or mark the block \`text\`.`,
        )
        return null
      }
      return { name, lines: { ...lines, code: translation.code } }
    })
    if (variants.includes(null)) return null
    return { choice: 'package-manager', all: variants as Variants['all'] }
  }
  return null
}

async function languages(
  { sample, lines, isCompared }: ComparedFence,
  node: Code,
  report: Report,
): Promise<Variants | null> {
  const { js, errors, nocheck, showLineNumbers, file, highlight } = sample.options
  // Samples with type errors are about types, and text refers to numbered lines.
  if (js === 'off' || errors || nocheck || showLineNumbers) return null
  const cut = node.value.split('\n').findIndex((line) => isCut(line))
  const written = node.value.split('\n').slice(cut + 1)
  try {
    const javascript = await toJavaScript(written.join('\n'), sample.language as 'ts' | 'tsx')
    const shown = shownLines(javascript, 'js', null, () => {})
    if (shown.code === lines.code || shown.code.trim() === '') return null
    return {
      choice: 'language',
      all: [
        { name: 'ts', lines },
        {
          name: 'js',
          lines:
            highlight || isCompared ? { ...shown, marks: carriedMarks(lines, shown.code) } : shown,
        },
      ],
    }
  } catch (error) {
    if (!(error instanceof SampleSyntaxError)) throw error
    // A region of a file may be code that doesn't parse by itself.
    if (file === undefined) {
      report(
        { line: sample.line + 1 + cut + error.line },
        `No JavaScript can be made of this sample: ${error.message}.`,
        'Mend it, or mark the fence `js=off`.',
      )
    }
    return null
  }
}

/** Copies the marks of TypeScript lines to the JavaScript lines that are equal or only lack types. */
function carriedMarks(typed: CodeLines, javascript: string): Map<number, LineMark> {
  const marks = new Map<number, LineMark>()
  for (const [to, from] of matchingLines(typed.code, javascript)) {
    const mark = typed.marks.get(from)
    if (mark) marks.set(to, mark)
  }
  return marks
}

/** Index of a JavaScript line → index of the TypeScript line that is equal, or only differs in types. */
export function matchingLines(typed: string, javascript: string): Map<number, number> {
  const matching = new Map<number, number>()
  let from = 0
  let to = 0
  const lines = diffArrays(typed.split('\n'), javascript.split('\n'), {
    comparator: isWithoutTypes,
  })
  for (const { added, removed, count } of lines) {
    for (let line = 0; line < count && !added && !removed; line++) {
      matching.set(to + line, from + line)
    }
    if (!added) from += count
    if (!removed) to += count
  }
  return matching
}

/** Whether removing characters from the TypeScript line can give the JavaScript line. */
function isWithoutTypes(typed: string, javascript: string): boolean {
  let found = 0
  for (const character of typed) if (character === javascript[found]) found++
  return found === javascript.length && (found > 0 || typed === '')
}

/**
 * Merges the lines of all variants of a sample. A line that all variants share is there once. The others are in an
 * element with the class `v-` and the variant's name; styles show one variant.
 *
 * @param variants the lines of each variant: `text` decides which are equal, `html` is their rendering
 */
export function mergeVariants(
  variants: { name: string; lines: { text: string; html: string }[] }[],
): string {
  const [first, second, ...others] = variants
  if (!first) return ''
  const html = (lines: { html: string }[]) => lines.map((line) => line.html).join('')
  const only = (name: string, lines: { html: string }[]) =>
    lines.length === 0 ? '' : `<span class="v-${name}">${html(lines)}</span>`
  if (!second) return html(first.lines)

  if (others.length === 0) {
    const isSame = (a: { text: string }, b: { text: string }) => a.text === b.text
    return diffArrays(second.lines, first.lines, { comparator: isSame })
      .map(({ added, removed, value }) => {
        if (added) return only(first.name, value)
        return removed ? only(second.name, value) : html(value)
      })
      .join('')
  }
  // Translated commands have the same lines as the original.
  return first.lines
    .map((line, index) => {
      const lines = variants.map((variant) => variant.lines[index] ?? { text: '', html: '' })
      if (lines.every(({ text }) => text === line.text)) return line.html
      return variants.map(({ name }, place) => only(name, lines.slice(place, place + 1))).join('')
    })
    .join('')
}
