import { createElement } from '../../dom/elements.ts'
import type { LiveSample } from '../live-page.ts'
import { placesOfLines } from './line-places.ts'
import { type LineResult, lineResults } from './line-results.ts'
import type { Outcome, Printed, ShownError } from './outcome.ts'

/** Which lines of its source a sample shows. */
export type SampleLines = Pick<LiveSample, 'lines' | 'js'>

export type ResultsView = {
  /** @param lineOf the line of the editor that a line of the source is, while there is one */
  show(outcome: Outcome, sample: SampleLines, lineOf?: (line: number) => number): void
  clear(): void
}

/** A value with less room than this, in pixels, is only marked. */
const minValueRoom = 72

/** The room for a mark. */
const minMarkRoom = 24

/**
 * Shows what came out of a run: values beside their lines, and below the code what was printed and thrown. The
 * code itself stays as it is, so that copying, searching and translating go on as before.
 */
export function createResultsView(block: HTMLElement, signal: AbortSignal): ResultsView {
  const pre = block.querySelector<HTMLElement>('.code')
  const code = pre?.querySelector('code')
  const layer = createElement('div', 'live-values')
  layer.ariaHidden = 'true'
  const inside = createElement('div')
  layer.append(inside)
  const output = createElement('div', 'live-output')
  let shown: { results: Map<number, LineResult>; sample: SampleLines } | null = null

  pre?.after(layer)
  block.append(output)

  const sizes = new ResizeObserver(draw)
  if (code) sizes.observe(code)
  pre?.addEventListener('scroll', follow, { passive: true, signal })
  const choice = new MutationObserver(draw)
  choice.observe(document.documentElement, { attributeFilter: ['data-language'] })
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    choice.disconnect()
    layer.remove()
    output.remove()
  })

  function follow() {
    if (pre) inside.style.translate = `${-pre.scrollLeft}px 0`
  }

  function draw() {
    if (!shown || !pre || !code) return
    const lines = linesOf(shown.sample)
    const byShownLine = new Map<number, LineResult>()
    for (const [line, result] of shown.results) {
      const index = indexOfLine(lines, line)
      if (index >= 0) byShownLine.set(index, result)
    }
    // Measuring is most of the work.
    if (byShownLine.size === 0) {
      inside.replaceChildren()
      output.classList.remove('live-crowded')
      return
    }
    const places = placesOfLines(code, new Set(byShownLine.keys()))
    const from = code.getBoundingClientRect()
    const to = layer.getBoundingClientRect()
    let isCrowded = false
    const values = [...byShownLine].flatMap(([line, { kind, text }]) => {
      const at = places.get(line)
      if (!at) return []
      const left = from.left - to.left + pre.scrollLeft + at.left + 16
      const room = to.width - left - 12
      const isTight = room < (text ? minValueRoom : minMarkRoom)
      isCrowded ||= isTight
      const value = createElement('span', 'live-value', isTight ? '' : text)
      value.dataset.kind = kind
      value.style.cssText = `left:${left}px;top:${from.top - to.top + at.top}px;max-width:${room}px;line-height:${at.height}px`
      return [value]
    })
    const areFirst = !inside.firstChild && !matchMedia('(prefers-reduced-motion: reduce)').matches
    inside.replaceChildren(...values)
    if (areFirst) {
      // One after the other.
      for (const [index, value] of values.entries()) {
        value.animate({ opacity: [0, 1] }, { duration: 200, delay: index * 60, fill: 'backwards' })
      }
    }
    // What has no room beside its line is listed below the code.
    output.classList.toggle('live-crowded', isCrowded)
    follow()
  }

  return {
    show(outcome, sample, lineOf) {
      shown = { results: lineOf ? new Map() : lineResults(outcome), sample }
      draw()
      const lineText = (line: number) => {
        const number = shownLine(sample, line, lineOf)
        return number > 0 ? `line ${number}` : ''
      }
      output.replaceChildren(
        ...valueList(outcome, lineText),
        ...printedList(outcome, lineText),
        ...(outcome.error ? [errorBox(outcome.error, lineText)] : []),
      )
    },
    clear() {
      shown = null
      inside.replaceChildren()
      output.replaceChildren()
    },
  }
}

/** The shown line of a line of the source, from 1; 0 where there is none. */
export function shownLine(
  sample: SampleLines,
  line: number,
  lineOf?: (line: number) => number,
): number {
  if (line === 0) return 0
  return lineOf ? Math.max(0, lineOf(line)) : indexOfLine(linesOf(sample), line) + 1
}

/** Line of the source of each line that is shown, in the language that is shown. */
function linesOf({ lines, js }: SampleLines): number[] {
  return js && document.documentElement.dataset.language === 'js' ? js : lines
}

/** The shown line of a line of the source, or the nearest above it that is shown. */
function indexOfLine(lines: number[], line: number): number {
  const exact = lines.indexOf(line)
  return exact >= 0 ? exact : lines.findLastIndex((source) => source > 0 && source < line)
}

type LineText = (line: number) => string

/** The values as text: for readers who do not see them beside their lines, and where there is no room. */
function valueList({ values }: Outcome, lineText: LineText): HTMLElement[] {
  if (values.size === 0) return []
  const list = createElement('ul', 'live-list')
  for (const [line, { text, expected }] of [...values].sort(([a], [b]) => a - b)) {
    const item = createElement('li', `live-line ${expected === null ? 'live-same' : 'live-other'}`)
    const value = createElement('span', 'live-text', text)
    if (expected !== null)
      value.append(createElement('span', 'live-stated', ` instead of ${expected}`))
    item.append(value, createElement('span', 'live-place', lineText(line)))
    list.append(item)
  }
  return [list]
}

function printedList({ printed }: Outcome, lineText: LineText): HTMLElement[] {
  if (printed.length === 0) return []
  const list = createElement('ol', 'live-list live-printed')
  list.ariaLabel = 'Printed'
  list.append(...printed.map((line) => printedLine(line, lineText)))
  return [list]
}

function printedLine({ line, text, level }: Printed, lineText: LineText): HTMLElement {
  const item = createElement('li', 'live-line')
  item.dataset.level = level
  const kind = { log: '', warn: 'Warning: ', error: 'Error: ' }[level]
  if (kind) item.append(createElement('span', 'visually-hidden', kind))
  item.append(
    createElement('span', 'live-text', text),
    createElement('span', 'live-place', lineText(line)),
  )
  return item
}

function errorBox({ text, file, line }: ShownError, lineText: LineText): HTMLElement {
  const box = createElement('div', 'live-line live-error')
  const location = file === '' ? lineText(line) : `${file}, line ${line}`
  box.append(
    createElement('span', 'live-text', text),
    createElement('span', 'live-place', location),
  )
  void addExplanation(box, text)
  return box
}

async function addExplanation(box: HTMLElement, text: string): Promise<void> {
  const { explain } = await import('./explain-error.ts')
  const link = await explain(text)
  if (link) box.append(link)
}
