import { readFileSync } from 'node:fs'
import path from 'node:path'
import { linesOfRegions, readRegion } from '../compiler/code/region.ts'
import { composeFiles } from '../examples/compose.ts'
import type { Report } from '../model/diagnostic.ts'
import { projectRoot } from '../system/project.ts'
import { dependenciesOf, type FileTexts, packageJsonOf } from './app-files.ts'
import { differences } from './compare.ts'
import { mergeShown, type TargetLine } from './merge.ts'
import type { Edit, TutorialPage } from './read-page.ts'

export type PlayedStep = {
  heading: string
  line: number
  files: FileTexts
  /** Path → the line of the page with the last edit of the file, in this step or before. */
  editedAt: Map<string, number>
}

const isTest = (file: string) => /\.test\.[jt]sx?$/.test(file)
const isBinary = (file: string) => /\.(png|webp|jpe?g|ico|woff2?)$/.test(file)

/**
 * The application after each step of a tutorial part, from the checkpoint before it. Reports edits that can't be made,
 * and how the result differs from the part's own checkpoint.
 */
export function playPage({ app, part, steps }: TutorialPage, report: Report): PlayedStep[] {
  const files = filesOf(app, part - 1)
  const goal = filesOf(app, part)
  const edits = steps.flatMap((step) => step.edits)
  const editedAt = new Map<string, number>()
  const ownFolder = new RegExp(`^examples/${app}/part-${part}(?:-steps/[^/]+)?/`)
  const shownWhole = new Set(
    edits.flatMap((edit) => (edit.kind === 'show' && !edit.region ? edit.path : [])),
  )

  function make(edit: Edit): void {
    switch (edit.kind) {
      case 'file':
        put(edit.path, afterTyping(edit), edit.line)
        break
      case 'show':
        // A file of an earlier part is only shown for reading, and parts of tests come from the archive.
        if (!ownFolder.test(edit.from) || (edit.region && isTest(edit.path))) break
        put(edit.path, afterShowing(edit), edit.line)
        break
      case 'take':
        for (const file of goal.keys()) if (isAt(file, edit.path)) take(file, edit.line)
        break
      case 'delete':
        remove((file) => isAt(file, edit.path))
        break
      case 'mention':
        remove((file) => !goal.has(file) && edit.words.some((word) => isNamed(file, word)))
        break
      case 'install':
        changeDependencies((listed) => {
          for (const name of edit.packages) listed[name] ??= '*'
        })
        break
      case 'uninstall':
        changeDependencies((listed) => {
          for (const name of edit.packages) delete listed[name]
        })
        break
      case 'run':
        checkCommand(edit.command, edit.line)
        break
    }
  }

  function put(file: string, content: string, line: number): void {
    files.set(file, content.endsWith('\n') ? content : `${content}\n`)
    editedAt.set(file, line)
  }

  function take(file: string, line: number): void {
    const content = goal.get(file)
    if (content !== undefined) put(file, content, line)
  }

  function remove(isMeant: (file: string) => boolean): void {
    for (const file of [...files.keys()]) if (isMeant(file)) files.delete(file)
  }

  function afterShowing(edit: Edit & { kind: 'show' }): string {
    const source = readFileSync(path.join(projectRoot, edit.from), 'utf8')
    if (edit.region === undefined) return readRegion(source, undefined).code ?? ''
    const later = edits
      .slice(edits.indexOf(edit) + 1)
      .flatMap((other) => (other.kind === 'show' && other.from === edit.from ? [other.region] : []))
    const lines = targetLines(source, edit.region, later)
    return mergeShown(edit.path, files.get(edit.path) ?? null, { lines, isWholeFile: true })
  }

  function afterTyping({ path: file, code, setup }: Edit & { kind: 'file' }): string {
    if (setup === null) return code
    const linesOf = (text: string, isShown: boolean) =>
      text.split('\n').map((line) => ({ text: line, isShown, isShownLater: false }))
    const lines = [...linesOf(setup, false), ...linesOf(code, true)]
    return mergeShown(file, files.get(file) ?? null, { lines, isWholeFile: false })
  }

  type Listed = { [name: string]: string }

  function changeDependencies(change: (listed: Listed) => void): void {
    const manifest = packageJsonOf(files)
    const listed = dependenciesOf(files)
    change(listed)
    const text = JSON.stringify({ ...manifest, dependencies: listed, devDependencies: {} }, null, 2)
    files.set('package.json', `${text}\n`)
  }

  function checkCommand(command: string, line: number): void {
    const scripts = Object.keys(packageJsonOf(files).scripts ?? {})
    const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? []
    if (script && !scripts.includes(script)) {
      report(
        { line },
        `\`npm run ${script}\`: the application has no such script.`,
        `It has ${scripts.join(', ')}.`,
      )
    }
    const [, tool] = /^npx ([\w@/-]+)/.exec(command) ?? []
    if (
      tool &&
      !makesProject.test(tool) &&
      !((toolPackages[tool] ?? tool) in dependenciesOf(files))
    ) {
      report({ line }, `\`${command}\`: \`${tool}\` isn't among the application's packages.`)
    }
  }

  const played: PlayedStep[] = []
  for (const [index, { heading, line, edits }] of steps.entries()) {
    for (const edit of edits) make(edit)
    if (index === steps.length - 1) {
      for (const file of goal.keys()) if (isTest(file) && !shownWhole.has(file)) take(file, line)
    }
    played.push({ heading, line, files: new Map(files), editedAt: new Map(editedAt) })
  }
  const line = steps.at(-1)?.line ?? 1
  for (const difference of differences(files, goal)) {
    report({ line: editedAt.get(difference.file) ?? line }, difference.message, difference.hint)
  }
  for (const message of unlikeDependencies(dependenciesOf(files), dependenciesOf(goal))) {
    report({ line }, message)
  }
  return played
}

function filesOf(app: string, part: number): FileTexts {
  const { files } = composeFiles({ app, part })
  const texts = [...files].filter(([file]) => !isBinary(file))
  return new Map(texts.map(([file, content]) => [file, content.toString()]))
}

const isAt = (file: string, place: string) => file === place || file.startsWith(`${place}/`)

/** Whether a word in a text names the file: by its path, its name or its folder. */
function isNamed(file: string, word: string): boolean {
  const place = word.replace(/^\.?\//, '').replace(/\/$/, '')
  return isAt(file, place) || path.posix.basename(file) === place
}

function targetLines(source: string, region: string, later: (string | undefined)[]): TargetLine[] {
  return linesOfRegions(source).lines.map(({ text, within }) => ({
    text,
    isShown: within.includes(region),
    isShownLater: later.some((other) => other === undefined || within.includes(other)),
  }))
}

/** Tools that create a project and aren't installed in it. */
const makesProject = /^(create-|tiged|degit)/

const toolPackages: { [tool: string]: string } = { tsc: 'typescript' }

function unlikeDependencies(had: object, wanted: object): string[] {
  const missing = Object.keys(wanted).filter((name) => !(name in had))
  const surplus = Object.keys(had).filter((name) => !(name in wanted))
  return [
    ...missing.map((name) => `The page never installs \`${name}\`, which the checkpoint has.`),
    ...surplus.map((name) => `The checkpoint doesn't have \`${name}\`, and the page leaves it in.`),
  ]
}
