import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { diffArrays } from 'diff'
import { markIn, removedLines } from '../../compiler/code/marks.ts'
import { linesOfRegions } from '../../compiler/code/region.ts'
import type { Report } from '../../model/diagnostic.ts'
import type { Checkpoint } from '../../site-compiler/examples/checkpoints.ts'
import { composeFiles } from '../../site-compiler/examples/compose.ts'
import { listedPackages } from '../../site-compiler/examples/packages.ts'
import { withoutRegionMarks } from '../../site-compiler/examples/region-marks.ts'
import { projectRoot } from '../../system/project.ts'
import type { Edit, Step, TutorialPage } from './read-page.ts'

/** Path in the application → content. */
export type FileTexts = Map<string, string>

type FollowedStep = Step & { files: FileTexts }

const isTest = (file: string) => /\.test\.[jt]sx?$/.test(file)
const isText = (file: string) => !/\.(png|webp|jpe?g|ico|woff2?)$/.test(file)
const isAt = (file: string, place: string) => file === place || file.startsWith(`${place}/`)

/**
 * The application after each step of a tutorial's page, which begins with the previous checkpoint. Reports changes of
 * files that the page doesn't show, and differences in files and packages between the end and the page's checkpoint.
 */
export function followPage(page: TutorialPage, report: Report): FollowedStep[] {
  const { app, part, steps } = page
  const start = textsOf({ app, part: part - 1 })
  const goal = textsOf(page)
  const files = new Map(start)
  const ownFolders = [`examples/${app}/part-${part}/`, `examples/${app}/part-${part}-steps/`]
  /** Files of other parts are only shown for reading. */
  const isOwn = (file: string) => ownFolders.some((folder) => file.startsWith(folder))

  function make(edit: Edit, step: Step): void {
    if (edit.kind === 'write') {
      files.set(edit.path, `${typedCode(edit.code)}\n`)
    } else if (edit.kind === 'show' && isOwn(edit.from)) {
      show(edit, step)
    } else if (edit.kind === 'take') {
      for (const [file, text] of goal) if (isAt(file, edit.path)) files.set(file, text)
    } else if (edit.kind === 'delete') {
      for (const file of [...files.keys()]) if (isAt(file, edit.path)) files.delete(file)
    }
  }

  /** From then on the reader has the whole file, so the step has to show everything that is new in it. */
  function show({ path: file, from, line }: Edit & { kind: 'show' }, step: Step): void {
    const before = files.get(file) ?? ''
    const after = withoutRegionMarks(file, Buffer.from(readExample(from))).toString()
    files.set(file, after)
    // Tests come from the archive.
    const untold = isTest(file) ? [] : untoldLines(before, after, step, file)
    if (untold.length === 0) return
    report(
      { line },
      `The step "${step.heading}" doesn't show all changes that lead to ${from}:\n    ${untold.join('\n    ')}`,
      `Show them, or show the file as it is after this step, from examples/${app}/part-${part}-steps/.`,
    )
  }

  const followed = steps.map((step, index) => {
    for (const edit of step.edits) make(edit, step)
    if (index === steps.length - 1) {
      for (const [file, text] of goal) if (isTest(file)) files.set(file, text)
    }
    return { ...step, files: new Map(files) }
  })
  const line = steps.at(-1)?.line ?? 1
  for (const message of differences(files, goal)) report({ line }, message)
  for (const name of changedPackages(start, goal)) {
    if (page.commandWords.has(name)) continue
    report({ line }, `No command on the page installs or uninstalls \`${name}\`.`)
  }
  return followed
}

function textsOf(checkpoint: Checkpoint): FileTexts {
  const texts = [...composeFiles(checkpoint).files].filter(([file]) => isText(file))
  return new Map(texts.map(([file, content]) => [file, content.toString()]))
}

function readExample(file: string): string {
  const absolute = path.join(projectRoot, file)
  // The build reports a missing file.
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : ''
}

/** The code that readers type: without markers, and without lines that are marked as removed. */
function typedCode(code: string): string {
  const lines = code.split('\n')
  const removed = removedLines(lines)
  return lines.filter((line, index) => !removed.has(index) && !markIn(line)).join('\n')
}

/** The lines that contain words, without their indentation. Braces and blank lines could be anywhere. */
const linesOf = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line))

/**
 * The changes of a file that a step doesn't mention: new lines that no fence shows, and deleted lines if no line next
 * to them is shown and no inline code names the first of them.
 */
function untoldLines(before: string, after: string, step: Step, file: string): string[] {
  const old = linesOf(before)
  const shown = new Set(step.edits.filter((edit) => edit.path === file).flatMap(shownLines))
  const changes = diffArrays(old, linesOf(after))
  return changes.flatMap(({ added, removed, value }, index) => {
    const [previous, next] = [changes[index - 1], changes[index + 1]]
    if (added) {
      const isTold = (line: string) => shown.has(line) || old.includes(line)
      return value.filter((line) => !isTold(line)).map((line) => `+ ${line}`)
    }
    if (!removed || previous?.added || next?.added) return []
    const isBesideShown = [previous?.value.at(-1), next?.value[0]].some((line = '') =>
      shown.has(line),
    )
    const isNamed = step.inlineCode.some((code) => value[0]?.includes(code))
    return isBesideShown || isNamed ? [] : value.map((line) => `- ${line}`)
  })
}

function shownLines(edit: Edit): string[] {
  if ('code' in edit) return linesOf(typedCode(edit.code))
  if (edit.kind !== 'show' || edit.isHidden) return []
  const { lines } = linesOfRegions(readExample(edit.from))
  const shown = lines.filter(({ within }) => !edit.region || within.includes(edit.region))
  return shown.flatMap(({ text }) => linesOf(text))
}

function differences(files: FileTexts, goal: FileTexts): string[] {
  // Installing packages changes package.json.
  const compared = [...goal].filter(([file]) => !['package.json', '.gitignore'].includes(file))
  const unlike = compared.filter(
    ([file, text]) => String(linesOf(text)) !== String(linesOf(files.get(file) ?? '')),
  )
  const surplus = [...files.keys()].filter((file) => !goal.has(file))
  return [
    ...unlike.map(([file]) =>
      files.has(file)
        ? `At the end \`${file}\` isn't that of the checkpoint.`
        : `At the end the reader has no \`${file}\`: show it, or tell to take it from the archive.`,
    ),
    ...surplus.map(
      (file) => `At the end the reader still has \`${file}\`: tell when to delete it.`,
    ),
  ]
}

const packagesOf = (files: FileTexts) =>
  new Set(Object.keys(listedPackages(JSON.parse(files.get('package.json') ?? '{}'))))

/** Packages that only one of the two applications has. */
function changedPackages(start: FileTexts, goal: FileTexts): string[] {
  const [had, wanted] = [packagesOf(start), packagesOf(goal)]
  return [...new Set([...had, ...wanted])].filter((name) => had.has(name) !== wanted.has(name))
}
