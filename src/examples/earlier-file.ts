import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { removalList } from './compose.ts'

/**
 * What a file of an application was at the end of the part before: `part-3` for a file of `part-4` and for one of the
 * steps to it. The text is null when there was no such file. `lookedFor` lists the paths that the result depends on.
 *
 * @param root the project's root
 * @param file from there: `examples/fieldbook/part-4-steps/4-sign-in/src/App.tsx`
 */
export function exampleFileBefore(
  root: string,
  file: string,
): { text: string | null; lookedFor: string[] } {
  const [, app = '', part = '', inside = ''] =
    /^(examples\/[^/]+)\/part-(\d+)(?:-steps\/[^/]+)?\/(.+)$/.exec(file) ?? []
  const lookedFor: string[] = []
  for (let earlier = Number(part) - 1; earlier >= 0; earlier--) {
    const layer = earlier === 0 ? `${app}/base` : `${app}/part-${earlier}`
    const [candidate, removals] = [`${layer}/${inside}`, `${layer}/${removalList}`]
    lookedFor.push(candidate, removals)
    const text = readIfThere(root, candidate)
    if (text !== null) return { text, lookedFor }
    if (readIfThere(root, removals)?.split('\n').includes(inside)) break
  }
  return { text: null, lookedFor }
}

function readIfThere(root: string, file: string): string | null {
  const place = path.join(root, file)
  return existsSync(place) ? readFileSync(place, 'utf8') : null
}
