import type { Code, Nodes, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { parseFenceOptions } from '../../compiler/code/fence-options.ts'
import { isCut } from '../../compiler/code/marks.ts'
import { parseMarkdown } from '../../compiler/source/parse-markdown.ts'
import type { Report } from '../../model/diagnostic.ts'
import type { Checkpoint } from '../../site-compiler/examples/checkpoints.ts'

/** A change that a reader makes to the application. `line` is on the page. */
export type Edit = { line: number; path: string } /** A fence has the file, or a part of it. */ & (
  | { kind: 'write' | 'part'; code: string }
  /** Shows a file of examples/, a region of it, or, if it's hidden, nothing of it. */
  | { kind: 'show'; from: string; region: string | undefined; isHidden: boolean }
  /** The reader deletes a file or folder, or copies it from the archive of this part. */
  | { kind: 'delete' | 'take' }
)

/** A section of the page, after which the application has to pass its type check. */
export type Step = {
  heading: string
  line: number
  edits: Edit[]
  /** Inline code in its paragraphs. */
  inlineCode: string[]
}

export type TutorialPage = Checkpoint & {
  steps: Step[]
  /** The parts of the page's commands: words, and names of packages without their versions. */
  commandWords: Set<string>
}

const titlePath = /^(?:[\w@.()[\]-]+\/)*[\w@.()[\]-]+\.(?:[mc]?[jt]sx?|json|css|html)$/

/**
 * Reads the steps of a tutorial's page. A step ends at the next heading of level 2 or 3. The last step is in the
 * section with the page's checkpoint. Pages without a checkpoint aren't tutorials, so the result is null.
 */
export function readPage(text: string, report: Report): TutorialPage | null {
  const tree = parseMarkdown(text)
  const goal = tree.children.flatMap(checkpointsIn).at(-1)
  if (!goal) return null
  const steps: Step[] = []
  const commandWords = new Set<string>()
  let step: Step = { heading: 'the start of the page', line: 1, edits: [], inlineCode: [] }
  let goesOn = false
  let hasCheckpoint = false

  function open(heading: string, line: number): void {
    if (goesOn) {
      step.heading = heading
    } else {
      steps.push(step)
      step = { heading, line, edits: [], inlineCode: [] }
    }
    goesOn = false
  }

  /** False once the steps have ended. */
  function read(node: RootContent): boolean {
    const line = node.position?.start.line ?? 1
    if (node.type === 'heading' && node.depth <= 3) {
      if (hasCheckpoint && node.depth === 2) return false
      open(textOf(node).split(' {#')[0] ?? '', line)
    } else if (node.type === 'code') {
      step.edits.push(...editsOf(node, line))
      if (node.lang === 'bash') {
        for (const word of node.value.split(/\s+|(?<=\w)@/)) commandWords.add(word)
      }
    } else if (node.type === 'html') {
      readMark(node.value, line)
    } else if (node.type === 'paragraph') {
      for (const child of node.children) {
        if (child.type === 'inlineCode') step.inlineCode.push(child.value)
      }
    } else if ('children' in node) {
      const [own] = checkpointsIn(node)
      hasCheckpoint ||= own?.app === goal?.app && own?.part === goal?.part
      return (node.children as RootContent[]).every(read)
    }
    return true
  }

  function readMark(comment: string, line: number): void {
    const [mark, verb, list = ''] =
      /^<!-- step (goes on|takes|deletes)(.*) -->$/.exec(comment) ?? []
    if (verb === 'goes on') {
      goesOn = true
    } else if (mark) {
      const kind = verb === 'takes' ? 'take' : 'delete'
      for (const path of list.trim().split(/\s+/)) step.edits.push({ kind, path, line })
    } else if (/^<!--\s*step\b/.test(comment)) {
      report(
        { line },
        `Unexpected mark \`${comment}\`.`,
        'Expected <!-- step goes on -->, <!-- step takes PATH --> or <!-- step deletes PATH -->.',
      )
    }
  }

  tree.children.every(read)
  steps.push(step)
  return { ...goal, steps: steps.filter(({ edits }) => edits.length > 0), commandWords }
}

function checkpointsIn(node: Nodes): Checkpoint[] {
  if (node.type === 'containerDirective' && node.name === 'checkpoint') {
    const { app, part } = node.attributes ?? {}
    return app && part ? [{ app, part: Number(part) }] : []
  }
  return 'children' in node ? node.children.flatMap(checkpointsIn) : []
}

function editsOf({ meta, value }: Code, line: number): Edit[] {
  const options = parseFenceOptions(meta ?? '', () => {})
  const { title: path, file, hidden, errors, nocheck } = options
  if (typeof path !== 'string' || !titlePath.test(path) || errors) return []
  const isHidden = hidden !== undefined
  if (typeof file === 'string') {
    const [from = '', region] = file.split('#')
    return [{ kind: 'show', path, from, region, isHidden, line }]
  }
  if (isHidden) return []
  const lines = value.split('\n')
  const cut = lines.findIndex((text) => isCut(text))
  const kind = cut >= 0 || nocheck ? 'part' : 'write'
  return [{ kind, path, code: lines.slice(cut + 1).join('\n'), line }]
}
