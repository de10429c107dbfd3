import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { collectDiagnostics, type Diagnostic, errorIn } from '../../model/diagnostic.ts'
import { expectedOneOf } from '../../model/suggestion.ts'
import { listFiles } from '../../system/list-files.ts'
import { type Checkpoint, examplesDir } from './checkpoints.ts'
import { checkRegions, withoutRegionMarks } from './region-marks.ts'

/** Path inside the application, with slashes → content. Sorted by path. */
export type FileContents = Map<string, Buffer>

export type Composed = {
  files: FileContents
  /** Where each file was last changed: path in the application → path from the project's root. */
  origins: Map<string, string>
  /** Mistakes in the layers that the checkpoint is made of. */
  diagnostics: Diagnostic[]
}

/** Name of the file that lists what a part or a step deletes, one path per line. */
export const removedList = '.removed'

/** The paths in such a list. */
export const linesOf = (list: string): string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The folders of an application that make up a part, each on top of the previous ones. */
export const layersOf = (part: number): string[] => [
  'base',
  ...Array.from({ length: part }, (_, index) => `part-${index + 1}`),
]

/** Folders that are created when someone runs an application in its source folder. */
const leftovers = new Set(['node_modules', 'dist'])

/** The files of a checkpoint for readers: base and parts on top of each other, without region markers. */
export function composeFiles({ app, part }: Checkpoint, dir = examplesDir): Composed {
  const files: FileContents = new Map()
  const origins = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  for (const layer of layersOf(part)) {
    const shownDir = `examples/${app}/${layer}`
    diagnostics.push(...layOver(files, origins, path.join(dir, app, layer), shownDir))
  }
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    files: new Map(sorted.map(([file, content]) => [file, withoutRegionMarks(file, content)])),
    origins,
    diagnostics,
  }
}

/** Adds the files of a layer and deletes those that it lists. `shownDir` is the layer's name in diagnostics. */
function layOver(
  files: FileContents,
  origins: Map<string, string>,
  layerDir: string,
  shownDir: string,
): Diagnostic[] {
  if (!existsSync(layerDir)) {
    const hint = 'Parts count up from 1 without a gap.'
    return [errorIn({ file: shownDir }, 'This part is missing.', hint)]
  }
  const layer = readLayer(layerDir)
  const removals = layer.get(removedList)
  layer.delete(removedList)

  const diagnostics = [...layer].flatMap(([file, content]) => {
    const { diagnostics, report } = collectDiagnostics(`${shownDir}/${file}`)
    if (files.get(file)?.equals(content)) {
      report(
        { line: 1 },
        'This file changes nothing.',
        'A part holds what it adds or changes. Delete it.',
      )
    }
    checkRegions(file, content, report)
    return diagnostics
  })
  if (removals)
    diagnostics.push(...remove(files, removals.toString(), `${shownDir}/${removedList}`))
  for (const [file, content] of layer) {
    files.set(file, content)
    origins.set(file, `${shownDir}/${file}`)
  }
  return diagnostics
}

function remove(files: FileContents, list: string, shownFile: string): Diagnostic[] {
  const { diagnostics, report } = collectDiagnostics(shownFile)
  for (const [index, line] of list.split('\n').entries()) {
    const file = line.trim()
    if (file === '' || files.delete(file)) continue
    const hint = expectedOneOf(file, [...files.keys()])
    report({ line: index + 1 }, `There is no \`${file}\` to delete.`, hint)
  }
  return diagnostics
}

function readLayer(layerDir: string): FileContents {
  const files: FileContents = new Map()
  for (const file of listFiles(layerDir)) {
    if (!file.split('/').some((name) => leftovers.has(name)))
      files.set(file, readFileSync(path.join(layerDir, file)))
  }
  return files
}
