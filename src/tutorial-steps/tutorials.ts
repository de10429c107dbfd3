import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expectedOneOf } from '../model/suggestion.ts'
import { projectRoot } from '../system/project.ts'
import { UsageError } from '../system/run-command.ts'

/** A part of a tutorial; `file` is its page, from the project's root. */
export type Part = { tutorial: string; part: number; file: string }

type Tutorials = { [name: string]: { parts: { path: string }[] } }

/** Every part of every tutorial, in their order. */
export function listParts(): Part[] {
  const file = path.join(projectRoot, 'content/tutorials.json')
  const tutorials: Tutorials = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(tutorials).flatMap(([tutorial, { parts }]) =>
    parts.map((part, index) => ({
      tutorial,
      part: index + 1,
      file: `content/docs${part.path}.md`,
    })),
  )
}

/**
 * The parts that a command names: all, those of a tutorial, or one.
 * @throws UsageError when there is no such tutorial or part
 */
export function selectParts(tutorial: string | undefined, part: string | undefined): Part[] {
  const all = listParts()
  if (tutorial === undefined) return all
  const parts = all.filter((known) => known.tutorial === tutorial)
  if (parts.length === 0) {
    const names = [...new Set(all.map((known) => known.tutorial))]
    throw new UsageError(`There is no tutorial "${tutorial}". ${expectedOneOf(tutorial, names)}`)
  }
  if (part === undefined) return parts
  const named = parts.filter((known) => String(known.part) === part.replace('part-', ''))
  if (named.length === 0) {
    throw new UsageError(`The tutorial ${tutorial} has the parts 1 to ${parts.length}.`)
  }
  return named
}
