import type { Code, Nodes, Paragraph, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { parseFenceOptions } from '../compiler/code/fence-options.ts'
import { isCut, markIn, removedLines } from '../compiler/code/marks.ts'
import { languageOf, syntaxDiagnostics } from '../compiler/code/syntax.ts'
import { parseMarkdown } from '../compiler/source/parse-markdown.ts'
import type { Report } from '../model/diagnostic.ts'

/** A change that a reader makes to the application. `line` is a line of the page. */
export type Edit = { line: number } & (
  | {
      /** Code with `setup` above a cut is a part of a file; other code is all of it. */
      kind: 'file'
      path: string
      code: string
      setup: string | null
    }
  /** The fence shows a file of examples/, or a region of it. */
  | { kind: 'show'; path: string; from: string; region: string | undefined }
  | { kind: 'delete'; path: string }
  /** The reader copies the file from the archive of this part. */
  | { kind: 'take'; path: string }
  | { kind: 'install' | 'uninstall'; packages: string[] }
  /** A text that says what to delete or replace, and the paths and folders that it may name. */
  | { kind: 'mention'; words: string[] }
  | { kind: 'run'; command: string }
)

/** A part of the page after which the application has to pass its type check. */
type TutorialStep = { heading: string; line: number; edits: Edit[] }

export type TutorialPage = { app: string; part: number; steps: TutorialStep[] }

const titlePath = /^(?:[\w@.()[\]-]+\/)*[\w@.()[\]-]+\.(?:[mc]?[jt]sx?|json|css|html)$/
const stepMark = /^<!--\s*step\b(.*)-->$/s

/**
 * Reads the steps of a tutorial part. A step ends where the next heading of level 2 or 3 begins, and playing ends with
 * the section that has the checkpoint. Pages without a checkpoint of their own part aren't tutorials: null.
 */
export function readPage(text: string, report: Report): TutorialPage | null {
  const tree = parseMarkdown(text)
  const goal = goalOf(tree)
  if (!goal) return null
  const steps: TutorialStep[] = []
  let step: TutorialStep = { heading: 'the start of the page', line: 1, edits: [] }
  let goesOn = false
  let hasCheckpoint = false
  let isTried = false
  const close = (next: Omit<TutorialStep, 'edits'>) => {
    if (goesOn) {
      goesOn = false
      step.heading = next.heading
      return
    }
    if (step.edits.length > 0) steps.push(step)
    step = { ...next, edits: [] }
  }

  function read(node: RootContent): boolean {
    const line = node.position?.start.line ?? 1
    if (node.type === 'heading' && node.depth <= 3) {
      if (hasCheckpoint && node.depth === 2) return false
      close({ heading: withoutId(textOf(node)), line })
    } else if (node.type === 'code') {
      if (!isTried) step.edits.push(...editsOf(node, line))
      isTried = false
    } else if (node.type === 'html') {
      readMark(node.value.trim(), line)
    } else if (node.type === 'paragraph') {
      const words = mentioned(node)
      if (words.length > 0) step.edits.push({ kind: 'mention', words, line })
    } else if ('children' in node) {
      if (isOwnCheckpoint(node)) hasCheckpoint = true
      return (node.children as RootContent[]).every(read)
    }
    return true
  }

  function readMark(comment: string, line: number): void {
    const words = stepMark.exec(comment)?.[1]?.trim()
    if (words === undefined) return
    const [, verb = '', list = ''] = /^(\S*)(.*)/s.exec(words) ?? []
    const paths = list.split(/[\s,]+/).filter(Boolean)
    if (words === '') close({ heading: step.heading, line })
    else if (words === 'goes on') goesOn = true
    else if (words === 'tries') isTried = true
    else if ((verb === 'takes' || verb === 'deletes') && paths.length > 0) {
      const kind = verb === 'takes' ? 'take' : 'delete'
      step.edits.push(...paths.map((path) => ({ kind, path, line }) as const))
    } else {
      report(
        { line },
        `Unexpected mark \`${comment}\`.`,
        'Expected <!-- step -->, <!-- step goes on -->, <!-- step tries -->, <!-- step takes PATH --> or <!-- step deletes PATH -->.',
      )
    }
  }

  function isOwnCheckpoint(node: Nodes): boolean {
    const checkpoint = checkpointOf(node)
    return checkpoint !== null && checkpoint.app === goal?.app && checkpoint.part === goal.part
  }

  tree.children.every(read)
  goesOn = false
  close({ heading: '', line: 0 })
  return { ...goal, steps: steps.filter(({ edits }) => edits.some(isChange)) }
}

const isChange = ({ kind }: Edit) => kind !== 'mention' && kind !== 'run'

/** The checkpoint that a page leads to: the last one on it. */
function goalOf(tree: Root): { app: string; part: number } | null {
  const checkpoints: { app: string; part: number }[] = []
  const collect = (node: Nodes) => {
    const checkpoint = checkpointOf(node)
    if (checkpoint) checkpoints.push(checkpoint)
    if ('children' in node) for (const child of node.children) collect(child)
  }
  collect(tree)
  return checkpoints.at(-1) ?? null
}

function checkpointOf(node: Nodes): { app: string; part: number } | null {
  if (node.type !== 'containerDirective' || node.name !== 'checkpoint') return null
  const { app, part } = node.attributes ?? {}
  return app && part ? { app, part: Number(part) } : null
}

function editsOf(node: Code, line: number): Edit[] {
  if (/^(bash|sh)$/.test(node.lang ?? '')) return commandsIn(node.value, line)
  const { title, file, hidden, errors, nocheck } = parseFenceOptions(node.meta ?? '', () => {})
  if (typeof title !== 'string' || !titlePath.test(title) || hidden || errors) return []
  if (typeof file === 'string') {
    const [from = '', region] = file.split('#')
    return [{ kind: 'show', path: title, from, region, line }]
  }
  const lines = node.value.split('\n')
  const at = lines.findIndex((text) => isCut(text))
  // `nocheck` samples show changed lines of a file. If they aren't complete statements, readers don't type them.
  const isPart = /^leaves out\b/.test(String(nocheck ?? ''))
  if (isPart && !isReadable(title, node.value)) return []
  const [setup, code] = [lines.slice(0, Math.max(at, 0)), lines.slice(at + 1)].map(typedCode)
  return [
    {
      kind: 'file',
      path: title,
      code: code ?? '',
      setup: at < 0 && !isPart ? null : (setup ?? ''),
      line,
    },
  ]
}

/** A comment in place of lines that the sample leaves out. */
const elision = /^\s*(?:\/\/|\{?\/\*)\s*…/

const isReadable = (title: string, code: string): boolean =>
  !/\.[mc]?[jt]sx?$/.test(title) || syntaxDiagnostics(code, languageOf(title)).length === 0

/** The code without marks, and without the lines marked as removed. */
function typedCode(lines: string[]): string {
  const removed = removedLines(lines)
  return lines
    .filter((line, index) => !removed.has(index) && !markIn(line) && !elision.test(line))
    .join('\n')
}

/** `Write a slice {#slice}` → `Write a slice`. */
function withoutId(heading: string): string {
  const start = heading.indexOf('{#')
  return start >= 0 && heading.endsWith('}') ? heading.slice(0, start).trimEnd() : heading
}

function commandsIn(code: string, line: number): Edit[] {
  return code.split('\n').flatMap((text, index): Edit[] => {
    const command = text.replace(/(^|\s)#.*/, '').trim()
    const at = line + 1 + index
    const [, verb = '', rest = ''] = /^npm (install|i|uninstall|remove)\b(.*)$/.exec(command) ?? []
    const packages = rest
      .split(/\s+/)
      .filter((word) => word !== '' && !word.startsWith('-'))
      .map((word) => word.replace(/(?<=.)@.*/s, ''))
    const edits: Edit[] = command === '' ? [] : [{ kind: 'run', command, line: at }]
    if (packages.length > 0) {
      const kind = /^i/.test(verb) ? 'install' : 'uninstall'
      edits.push({ kind, packages, line: at })
    }
    return edits
  })
}

/** Inline code of a paragraph that says to delete or replace something. */
function mentioned(paragraph: Paragraph): string[] {
  if (!/\b(delet|remov|replac|drop|gone|goes|go away|no longer)/i.test(textOf(paragraph))) return []
  return paragraph.children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : []))
}
