import type { Code } from 'mdast'
import type { PageContext } from '../../context.ts'
import { readContentText } from '../../source/content-files.ts'
import type { CodeLines } from '../code-lines.ts'
import type { ComparedFence, WrittenFence } from '../fence.ts'
import { isCut } from '../marks.ts'
import { titlePathOf } from '../project.ts'
import { placeRegion } from '../region.ts'
import { compareFile, type KnownFile, type ShownFile } from './compare-file.ts'

/** If more of a sample's lines than this are new, no lines are marked, because readers read all of it. */
const maxShare = 0.6

/**
 * Marks the lines of a sample that are new in its file, compared with the file earlier on the page or, for a file of an
 * example application, at the end of the previous part. Marks of the author stay.
 */
export function markChanges(
  written: Map<Code, WrittenFence>,
  page: PageContext,
): Map<Code, ComparedFence> {
  const fences = [...written.values()]
  const compared = new Set<WrittenFence>()
  const part = fences.map(partOf).find(Boolean) ?? ''
  const files = new Map<string, KnownFile>()
  for (const fence of fences) {
    const path = titlePathOf(fence.sample)
    if (path === null || fence.isHidden || 'errors' in fence.sample.options) continue
    const known = files.get(path) ?? fileBefore(fence, part + path, page)
    const file = shownFile(fence, page)
    if (file === null) {
      // The sample is a part of the file, at an unknown place.
      for (const line of fence.lines.code.split('\n')) known?.typed.add(line.trim())
      if (known) files.set(path, known)
    } else if (known === null) {
      const lines = file.shown.map((index) => file.lines[index] ?? '')
      files.set(path, { lines, typed: new Set() })
    } else {
      const { changed, lines } = compareFile(known, file)
      files.set(path, { lines, typed: known.typed })
      if (mark(fence, changedLines(fence.lines, file, changed))) compared.add(fence)
    }
  }
  return new Map(
    [...written].map(([node, fence]) => [node, { ...fence, isCompared: compared.has(fence) }]),
  )
}

/** The folder of the application's part that a page builds: `examples/fieldbook/part-4/`. */
function partOf({ sample: { options } }: WrittenFence): string | undefined {
  const [, part] =
    /^(examples\/[^/]+\/part-\d+)(?:-steps\/[^/]+)?\//.exec(String(options.file)) ?? []
  return part && `${part}/`
}

function fileBefore({ sample }: WrittenFence, path: string, page: PageContext): KnownFile | null {
  const { options, extensions, dependencies } = page
  const { file } = sample.options
  const named = typeof file === 'string' ? (file.split('#')[0] ?? '') : path
  const { text, lookedFor } = extensions.earlierFile(options.root, named)
  for (const candidate of lookedFor) dependencies.add(candidate)
  return text === null ? null : { lines: placeRegion(text, undefined).lines, typed: new Set() }
}

/** Null for a sample that shows a part of a file without saying where it belongs. */
function shownFile(
  { sample, lines: { code, marks } }: WrittenFence,
  page: PageContext,
): ShownFile | null {
  const { file: location, nocheck, alternative } = sample.options
  if (typeof location === 'string') {
    const [file = '', region] = location.split('#')
    const source = readContentText(page.options.root, page.contentDir, file)
    if ('reason' in source) return null
    const { lines, region: shown } = placeRegion(source.text, region)
    return { lines, shown }
  }
  if (nocheck || alternative || sample.code.split('\n').some((line) => isCut(line))) return null
  const lines = code.split('\n').map((line, index) => (marks.get(index) === 'removed' ? '' : line))
  return { lines, shown: [...lines.keys()] }
}

const holdsNothing = (line = '') => line.trim() === ''

/**
 * Indexes of the changed lines in the sample. The sample has the same lines as the file, except for indentation and
 * blank lines.
 */
function changedLines(
  sample: CodeLines,
  { lines, shown }: ShownFile,
  changed: Set<number>,
): number[] {
  const fileLines = shown.filter((index) => !holdsNothing(lines[index]))
  return codeLineIndexes(sample).filter((_, order) => changed.has(fileLines[order] ?? -1))
}

/** Indexes of the lines that are in the file after the change, except blank ones. */
function codeLineIndexes({ code, marks }: CodeLines): number[] {
  const lines = code.split('\n')
  const isThere = (index: number) => !holdsNothing(lines[index]) && marks.get(index) !== 'removed'
  return [...lines.keys()].filter(isThere)
}

/** Marks changed lines. Returns false if the author's marks, or none, are more useful. */
function mark({ lines: shown }: WrittenFence, changed: number[]): boolean {
  const { marks, code } = shown
  const isMostOfIt = changed.length > codeLineIndexes(shown).length * maxShare
  if (marks.size > 0) {
    if (isAboutChange(shown, changed, isMostOfIt)) {
      for (const index of marks.keys()) marks.set(index, 'added')
    }
    return false
  }
  if (changed.length === 0 || isMostOfIt) return false
  const lines = code.split('\n')
  for (const [order, index] of changed.entries()) {
    marks.set(index, 'added')
    // A blank line between two new ones is new too.
    const between = [...lines.keys()].slice(index + 1, changed[order + 1] ?? 0)
    if (!between.every((line) => holdsNothing(lines[line]))) continue
    for (const line of between) marks.set(line, 'added')
  }
  return true
}

/**
 * Whether an author's marks say what has changed, rather than what to look at. Such marks may include an unchanged
 * line, and if most lines are new, they may leave a few of them out.
 */
function isAboutChange(
  { code, marks }: CodeLines,
  changed: number[],
  isMostOfIt: boolean,
): boolean {
  if ([...marks.values()].some((kind) => kind !== 'marked')) return false
  const lines = code.split('\n')
  const holdsWord = (index: number) => /\w/.test(lines[index] ?? '')
  const marked = [...marks.keys()].filter(holdsWord)
  const ofChange = marked.filter((index) => changed.includes(index))
  if (ofChange.length < marked.length * 0.7) return false
  return !isMostOfIt || ofChange.length >= changed.filter(holdsWord).length * 0.8
}

/** How many lines of code are marked as new in a variant. */
export const changedCount = ({ code, marks }: CodeLines): number =>
  code.split('\n').filter((line, index) => line.trim() !== '' && marks.get(index) === 'added')
    .length
