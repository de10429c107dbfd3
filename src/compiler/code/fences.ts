import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Report } from '../../model/diagnostic.ts'
import { lineOf, type PageContext } from '../context.ts'
import { readContentText } from '../source/content-files.ts'
import { formatNumber, limits } from '../source/limits.ts'
import type { ExpandedPage, MarkdownPage } from '../source/parsed-page.ts'
import { shownLines } from './code-lines.ts'
import type { WrittenFence } from './fence.ts'
import { parseFenceOptions } from './fence-options.ts'
import { languageName } from './highlight.ts'
import { checkPrompts } from './prompts.ts'
import { readRegion } from './region.ts'
import { isTooDeep } from './syntax.ts'

/**
 * Reads every fenced code block of a page, including code from files (`file=PATH#region`, from the project's root).
 * Adds these files to `dependencies`.
 */
export function readFences(page: ExpandedPage): Map<Code, WrittenFence> {
  const { tree, report } = page
  const fences = new Map<Code, WrittenFence>()
  visit(tree, 'code', (node) => {
    const line = lineOf(node)
    const options = parseFenceOptions(node.meta ?? '', (message, hint) =>
      report({ line }, message, hint),
    )
    const language = languageName(node.lang)
    if (typeof options.file === 'string') {
      const code = codeOfFile(node, options.file, page)
      // The file isn't published either.
      if (code === null) delete options.file
      else node.value = code
    }
    if (isTooMuch(node, language, report)) node.value = ''
    if (language === 'bash') checkPrompts(node.value, line, report)
    const ranges = typeof options.highlight === 'string' ? options.highlight : null
    const lines = shownLines(node.value, language, ranges, (message, hint, index) =>
      report({ line: line + 1 + index }, message, hint),
    )
    const sample = { language, code: node.value, line, options }
    fences.set(node, { sample, lines, isHidden: options.hidden === true })
  })
  return fences
}

function codeOfFile(
  node: Code,
  location: string,
  { options, contentDir, dependencies, report }: PageContext,
): string | null {
  const line = lineOf(node)
  const [file = '', region] = location.split('#')
  dependencies.add(file)
  if (node.value.trim() !== '') {
    report({ line }, `The fence takes its code from \`${file}\` and holds code too.`, 'Empty it.')
  }
  const source = readContentText(options.root, contentDir, file)
  if ('reason' in source) {
    report(
      { line },
      `The file \`${file}\` of a fence cannot be shown: ${source.reason}.`,
      'Expected a path from the project’s root, such as file=examples/app/store.ts#region.',
    )
    return null
  }
  const { code, regions } = readRegion(source.text, region)
  if (code === null) {
    report(
      { line },
      `There is no region \`${region}\` in \`${file}\`.`,
      regions.length > 0
        ? `Expected one of: ${regions.join(', ')}.`
        : `Mark it with \`// #region ${region}\` and \`// #endregion\`.`,
    )
  }
  return code
}

/** Reports code that is too long to read, or nested so deeply that recursive parsers would exhaust their stack. */
function isTooMuch(node: Code, language: string, report: Report): boolean {
  const { value } = node
  const line = lineOf(node)
  const isLong = value.length > limits.sample
  if (isLong) {
    report(
      { line },
      `The sample has ${formatNumber(value.length)} characters.`,
      `Expected at most ${formatNumber(limits.sample)}. Show a part of it.`,
    )
  }
  const isDeep = ['ts', 'tsx', 'js', 'jsx'].includes(language) && isTooDeep(value)
  if (isDeep) report({ line }, 'The code of the sample is nested too deeply.', 'Show simpler code.')
  return isLong || isDeep
}

/** Reports fences without an end, because Markdown takes the rest of the page for code. */
export function checkFencesClosed({ tree, source, report }: MarkdownPage): void {
  const lines = source.text.split('\n')
  visit(tree, 'code', ({ position }) => {
    if (!position) return
    const { start, end } = position
    const [marks] =
      /^(`{3,}|~{3,})/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '') ?? []
    if (marks === undefined) return
    const last = (lines[end.line - 1] ?? '').replace(/^[\s>]*/, '').trimEnd()
    if (end.line > start.line && last.startsWith(marks) && /^(`+|~+)$/.test(last)) return
    report(
      { line: start.line },
      'The fence is not closed.',
      `Expected a line of ${marks} after it.`,
    )
  })
}
