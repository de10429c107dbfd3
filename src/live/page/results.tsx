import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { placesOfLines } from './line-places.ts'
import { type LineResult, lineResults } from './line-results.ts'
import type { ShownError } from './outcome.ts'
import type { Result, SampleLines, SampleProps } from './sample-host.ts'

/** If there is less space than this for a value, in pixels, only a mark is shown. */
const minValueRoom = 72

/** The space for a mark. */
const minMarkRoom = 24

/**
 * Shows the results of a run: values beside their lines, and below the code what was printed and thrown. The code
 * itself stays unchanged, so that copying, searching and translating it still work.
 */
export function Results({ host, view }: SampleProps) {
  const { block } = host
  const { outcome, result, TimelinePanel } = view
  const layer = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState<LineValue[]>([])
  const [scrolled, setScrolled] = useState(0)
  const pre = block.querySelector<HTMLElement>('.code')

  useLayoutEffect(() => {
    if (outcome) block.dataset.outcome = outcome
    else delete block.dataset.outcome
  }, [block, outcome])

  const place = useEffectEvent(() => {
    const { current } = layer
    const isShown = pre && current && result && !result.lineOf
    setValues(isShown ? lineValues(pre, current, result) : [])
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are placed again with each result
  useLayoutEffect(() => place(), [result])

  useEffect(() => {
    if (!pre) return
    const sizes = new ResizeObserver(() => place())
    sizes.observe(pre.firstElementChild ?? pre)
    const choice = new MutationObserver(() => place())
    choice.observe(document.documentElement, { attributeFilter: ['data-language'] })
    const follow = () => setScrolled(pre.scrollLeft)
    follow()
    pre.addEventListener('scroll', follow, { passive: true })
    return () => {
      sizes.disconnect()
      choice.disconnect()
      pre.removeEventListener('scroll', follow)
    }
  }, [pre])

  return (
    <>
      <div ref={layer} className="live-values" aria-hidden="true">
        <div style={{ translate: `${-scrolled}px 0` }}>
          {values.map((value, index) => {
            const { line, kind, text, left, top, height, room } = value
            // They appear one after the other.
            const transitionDelay = `calc(var(--duration-normal) / 3 * ${index})`
            const style = { left, top, maxWidth: room, lineHeight: `${height}px`, transitionDelay }
            return (
              <span key={line} className="live-value" data-kind={kind} style={style}>
                {isTight(value) ? '' : text}
              </span>
            )
          })}
        </div>
      </div>
      {TimelinePanel && <TimelinePanel host={host} view={view} />}
      {/* Values without space beside their line are listed below the code. */}
      <div className={values.some(isTight) ? 'live-output live-crowded' : 'live-output'}>
        {result && <Output {...result} />}
      </div>
    </>
  )
}

type LineValue = LineResult & {
  line: number
  left: number
  top: number
  height: number
  room: number
}

const isTight = ({ text, room }: LineValue) => room < (text ? minValueRoom : minMarkRoom)

/** Measures where values go in a layer above the code: behind the ends of lines as they're shown now. */
function lineValues(pre: Element, layer: Element, { outcome, sample }: Result): LineValue[] {
  const code = pre.querySelector('code')
  const lines = linesOf(sample)
  const results = new Map<number, LineResult>()
  for (const [line, result] of lineResults(outcome)) {
    const index = indexOfLine(lines, line)
    if (index >= 0) results.set(index, result)
  }
  // Measuring is most of the work.
  if (!code || results.size === 0) return []
  const places = placesOfLines(code, new Set(results.keys()))
  const from = code.getBoundingClientRect()
  const to = layer.getBoundingClientRect()
  return [...results].flatMap(([line, result]) => {
    const at = places.get(line)
    if (!at) return []
    const left = from.left - to.left + pre.scrollLeft + at.left + 16
    const top = from.top - to.top + at.top
    return [{ ...result, line, left, top, height: at.height, room: to.width - left - 12 }]
  })
}

/** The shown line for a source line, from 1; 0 if it isn't shown. */
export function shownLine(
  sample: SampleLines,
  line: number,
  lineOf?: (line: number) => number,
): number {
  if (line === 0) return 0
  return lineOf ? Math.max(0, lineOf(line)) : indexOfLine(linesOf(sample), line) + 1
}

/** The source line of each shown line, in the chosen language. */
function linesOf({ lines, js }: SampleLines): number[] {
  return js && document.documentElement.dataset.language === 'js' ? js : lines
}

/** The shown line for a source line, or the nearest shown line above it. */
function indexOfLine(lines: number[], line: number): number {
  const exact = lines.indexOf(line)
  return exact >= 0 ? exact : lines.findLastIndex((source) => source > 0 && source < line)
}

/** The results as text: values for readers who don't see them beside their lines, what was printed, and the error. */
function Output({ outcome, sample, lineOf }: Result) {
  const { values, printed, error } = outcome
  const placeOf = (line: number) => {
    const number = shownLine(sample, line, lineOf)
    return number > 0 ? `line ${number}` : ''
  }
  return (
    <>
      {values.size > 0 && (
        <ul className="live-list">
          {[...values]
            .sort(([a], [b]) => a - b)
            .map(([line, { text, expected }]) => (
              <li key={line} className={`live-line live-${expected === null ? 'same' : 'other'}`}>
                <Line text={text} place={placeOf(line)}>
                  {expected !== null && (
                    <span className="live-stated">{` instead of ${expected}`}</span>
                  )}
                </Line>
              </li>
            ))}
        </ul>
      )}
      {printed.length > 0 && (
        <ol className="live-list live-printed" aria-label="Printed">
          {printed.map(({ line, text, level }, index) => (
            <li key={index} className="live-line" data-level={level}>
              {levelNames[level] && <span className="visually-hidden">{levelNames[level]}</span>}
              <Line text={text} place={placeOf(line)} />
            </li>
          ))}
        </ol>
      )}
      {sample.unshown && !error && (
        <div className="live-line" data-level="warn">
          <span className="live-text">{sample.unshown}</span>
        </div>
      )}
      {error && <ErrorBox key={error.text} error={error} place={placeOf(error.line)} />}
    </>
  )
}

const levelNames = { log: '', warn: 'Warning: ', error: 'Error: ' }

type LineProps = { text: string; place: string; children?: ReactNode }

function Line({ text, place, children }: LineProps) {
  return (
    <>
      <span className="live-text">
        {text}
        {children}
      </span>
      <span className="live-place">{place}</span>
    </>
  )
}

function ErrorBox({ error: { text, file, line }, place }: { error: ShownError; place: string }) {
  const [explanation, setExplanation] = useState<string | null>(null)
  useEffect(() => {
    import('./explain-error.ts').then(
      (code) => code.explanationOf(text).then(setExplanation),
      () => {
        // The message of the error itself is shown.
      },
    )
  }, [text])
  return (
    <div className="live-line live-error">
      <Line text={text} place={file === '' ? place : `${file}, line ${line}`} />
      {explanation && <a href={explanation}>What this error means</a>}
    </div>
  )
}
