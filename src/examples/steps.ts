import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../system/list-files.ts'
import { type Checkpoint, examplesDir } from './checkpoints.ts'
import { composeFiles, type FileContents, linesOf, removedList } from './compose.ts'
import { withoutRegionMarks } from './region-marks.ts'

export type PatchStep = {
  /** Name of its folder: `2-store`. */
  name: string
  /** The application as a reader has it after this step. */
  files: FileContents
}

/** Name of the file that lists what a step takes from the finished part, one path per line. */
const finalList = '.final'

/**
 * The steps from the previous part to this one, in their order. `part-3-steps/2-store` holds
 * files that look different in the finished part, and names the others in `.final`. Files that the part deletes
 * are missing from the first step on, unless a step names them in its own `.removed`.
 */
export function composeSteps({ app, part }: Checkpoint): PatchStep[] {
  const stepsDir = path.join(examplesDir, app, `part-${part}-steps`)
  if (!existsSync(stepsDir)) return []
  const final = composeFiles({ app, part }).files
  const removed = path.join(examplesDir, app, `part-${part}`, removedList)
  const gone = new Set(listed(removed))
  const names = readdirSync(stepsDir).sort(
    (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
  )
  const goneLater = new Set(names.flatMap((name) => listed(path.join(stepsDir, name, removedList))))
  const before = composeFiles({ app, part: part - 1 }).files
  const files: FileContents = new Map(
    [...before].filter(([file]) => !gone.has(file) || goneLater.has(file)),
  )

  return names.map((name) => {
    const stepDir = path.join(stepsDir, name)
    for (const file of listFiles(stepDir)) {
      const content = readFileSync(path.join(stepDir, file))
      if (file === removedList) {
        for (const deleted of linesOf(content.toString())) files.delete(deleted)
        continue
      }
      if (file !== finalList) {
        files.set(file, withoutRegionMarks(file, content))
        continue
      }
      for (const taken of linesOf(content.toString())) {
        const finished = final.get(taken)
        if (!finished) throw new Error(`${stepDir}/${finalList}: part ${part} has no ${taken}.`)
        files.set(taken, finished)
      }
    }
    return { name, files: new Map(files) }
  })
}

const listed = (file: string) => (existsSync(file) ? linesOf(readFileSync(file, 'utf8')) : [])
