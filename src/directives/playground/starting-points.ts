import { shownText } from '../../components/code-block/shown-text.ts'
import type { PlaygroundFile } from '../../live/playground/project.ts'

/** A project that readers can start with: the samples below a heading of the page. */
export type StartingPoint = {
  name: string
  /** Id of the heading. */
  id: string
  files: PlaygroundFile[]
  /** The highlighted code of each file, from the page. */
  shown: Map<string, Element>
}

/** The headings of the page with samples that can be run, with their files, the one to run first. */
export function startingPoints(page: ParentNode): StartingPoint[] {
  const points: StartingPoint[] = []
  for (const element of page.querySelectorAll('h3[id], .code-block[data-language]')) {
    if (element.matches('h3')) {
      points.push({ name: nameOf(element), id: element.id, files: [], shown: new Map() })
      continue
    }
    const path = element.querySelector('.code-block-title > :is(a, span)')
    const code = element.querySelector('.code > code')
    const point = points.at(-1)
    if (!path || !code || !point) continue
    const file = { path: shownText(path), code: shownText(code) }
    point.shown.set(file.path, code)
    if (element.matches('[data-live]')) point.files.unshift(file)
    else point.files.push(file)
  }
  return points.filter(({ files }) => files.length > 0)
}

/** The heading's text, without the sign of its link. */
const nameOf = (heading: Element) => (heading.textContent ?? '').replace(/#\s*$/, '').trim()
