import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { diffLines } from 'diff'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../system/project.ts'
import type { Checkpoint } from './checkpoints.ts'
import { composeFiles } from './compose.ts'

const pagesDir = path.join(projectRoot, 'content/docs/tutorials/essentials')
const parts = [1, 2, 3, 4, 5, 6, 7, 8]

/** The page says to take it from the archive, because it is long and tests what the reader has typed. */
const takenFromArchive = 'src/test/checkpoint.test.tsx'

const regionMark = /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--)\s*#(region|endregion)\b\s*([\w-]*)/
const fenceOfFile = /^\s*`{3,}.*\bfile=(examples\/[^\s#]+)(?:#([\w-]+))?/gm

type Files = ReturnType<typeof composeFiles>['files']

function pageOf(part: number): string {
  const file = readdirSync(pagesDir).find((name) => name.startsWith(`part-${part}-`)) ?? ''
  return readFileSync(path.join(pagesDir, file), 'utf8')
}

/** What a page shows of files: path from the project's root → regions, with '' for the whole file. */
function shownRegions(page: string): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>()
  for (const [, file = '', region = ''] of page.matchAll(fenceOfFile)) {
    shown.set(file, (shown.get(file) ?? new Set()).add(region))
  }
  return shown
}

/** For each line of a file, without its region marks, whether one of the regions holds it. */
function shownLines(file: string, regions: Set<string>): boolean[] {
  const open: string[] = []
  const shown: boolean[] = []
  let previous = ''
  for (const line of readFileSync(path.join(projectRoot, file), 'utf8').split('\n')) {
    const [, kind, name = ''] = regionMark.exec(line) ?? []
    if (kind === 'region') open.push(name)
    else if (kind === 'endregion') open.pop()
    // Of the blank lines around a mark one is left.
    else if (line !== '' || previous !== '') {
      shown.push(regions.has('') || open.some((region) => regions.has(region)))
      previous = line
    }
  }
  return shown
}

/** Lines that a part changes in a file without its page showing them: added ones, and places where others went. */
function unseenChanges(before: string, after: string, isShown: boolean[]): string[] {
  const lines = after.split('\n')
  const unseen: string[] = []
  let index = 0
  for (const change of diffLines(before, after)) {
    if (change.added) {
      for (let at = index; at < index + change.count; at++) {
        if (lines[at]?.trim() && !isShown[at]) unseen.push(`+ ${lines[at]}`)
      }
    } else if (change.removed && change.value.trim() && !isShown[index] && !isShown[index - 1]) {
      unseen.push(`- ${change.value.trimEnd()}`)
    }
    if (!change.removed) index += change.count
  }
  return unseen
}

const filesOf = (checkpoint: Checkpoint): Files =>
  checkpoint.part === 0 ? new Map() : composeFiles(checkpoint).files

/** What the reader has before typing: the archive for the first two parts, the starter for the third. */
const givenBefore = (part: number): Files => filesOf({ app: 'fieldbook', part: part - 1 })

describe.each(parts)('who types along part %i of the Essentials', (part) => {
  const page = pageOf(part)
  const shown = shownRegions(page)
  const { files, origins } = composeFiles({ app: 'fieldbook', part })
  const before = givenBefore(part)

  test('has every line that the checkpoint changes', () => {
    const unseen = [...files].flatMap(([file, content]) => {
      const origin = origins.get(file) ?? ''
      if (file === takenFromArchive || !origin.startsWith(`examples/fieldbook/part-${part}/`)) {
        return []
      }
      const isShown = shownLines(origin, shown.get(origin) ?? new Set())
      const old = before.get(file)?.toString() ?? ''
      return unseenChanges(old, content.toString(), isShown).map((line) => `${file}: ${line}`)
    })
    expect(unseen).toEqual([])
  })

  test('is told of every file that goes', () => {
    const gone = [...before.keys()].filter((file) => !files.has(file))
    const untold = gone.filter((file) => {
      const [folder] = file.split('/')
      return !page.includes(path.posix.basename(file)) && !page.includes(`\`${folder}\``)
    })
    expect(untold).toEqual([])
  })
})
