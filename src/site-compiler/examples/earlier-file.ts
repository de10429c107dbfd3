import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { layersOf, linesOf, removedList } from './compose.ts'

/**
 * The text of an application's file at the end of the previous part: of `part-3` for a file of `part-4` or of one of
 * the steps to it. Null when there was no such file. `lookedFor` lists the paths that the result depends on.
 *
 * @param root the project's root
 * @param file from there: `examples/fieldbook/part-4-steps/4-sign-in/src/App.tsx`
 */
export function earlierFile(
  root: string,
  file: string,
): { text: string | null; lookedFor: string[] } {
  const lookedFor: string[] = []
  const named = /^(examples\/[^/]+)\/part-(\d+)(?:-steps\/[^/]+)?\/(.+)$/.exec(file)
  if (!named) return { text: null, lookedFor }
  const [, app = '', part, inside = ''] = named
  for (const layer of layersOf(Number(part) - 1).reverse()) {
    const [candidate, removed] = [`${app}/${layer}/${inside}`, `${app}/${layer}/${removedList}`]
    lookedFor.push(candidate, removed)
    const text = readIfThere(root, candidate)
    if (text !== null) return { text, lookedFor }
    if (linesOf(readIfThere(root, removed) ?? '').includes(inside)) break
  }
  return { text: null, lookedFor }
}

function readIfThere(root: string, file: string): string | null {
  const absolutePath = path.join(root, file)
  return existsSync(absolutePath) ? readFileSync(absolutePath, 'utf8') : null
}
