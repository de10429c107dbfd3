import type { DiagramStep, Drawing, LayoutName, Part } from './drawing-schema.ts'
import { endsOf } from './ends-of.ts'
import { arrowPath, badgeOf, badgeRadius, linePath, type Point, route } from './route.ts'
import { animate, scheduleOf, travelMs } from './travel.ts'

/** In units, which styles scale. */
export const layoutWidths: { [name in LayoutName]: number } = { narrow: 288, wide: 680 }

/** The average width of a character in a note. */
const letterWidth = 6.8

/** The distance between two arrows that lead to and fro. */
const pairDistance = 30

/** The diagram in both layouts, for narrow and for wide columns; styles show one. */
export function Pictures({ drawing, step }: { drawing: Drawing; step: number }) {
  return (
    <>
      <Picture drawing={drawing} layout="narrow" step={step} />
      <Picture drawing={drawing} layout="wide" step={step} />
    </>
  )
}

/**
 * One layout of a diagram. `step` is the highlighted step: its parts and arrows have `data-lit`, and those that no step
 * has shown yet have `data-later`. The picture always contains everything.
 */
function Picture({
  drawing,
  layout,
  step,
}: {
  drawing: Drawing
  layout: LayoutName
  step: number
}) {
  const { parts, arrows, words, lines = [], steps = [] } = drawing
  const current = steps[step]
  const currentArrows = current?.arrows ?? []
  const litParts = current ? partsOf(current) : []
  const missing = current?.missing ?? []
  const notes = notesAt(drawing, step)
  const notesBefore = notesAt(drawing, step - 1)
  const { starts, arrivals } = scheduleOf(currentArrows.filter((name) => arrows.includes(name)))
  const isLater = (isShown: (step: DiagramStep) => boolean) =>
    step >= 0 && steps.findIndex(isShown) > step
  const stateOf = (name: string) => ({
    className: 'diagram-arrow',
    'data-lit': currentArrows.includes(name) || undefined,
    'data-later': isLater(({ arrows }) => arrows?.includes(name) ?? false) || undefined,
    'data-missing': endsOf(name).some((end) => missing.includes(end)) || undefined,
  })

  return (
    <svg
      className="diagram-picture"
      data-layout={layout}
      viewBox={`-2 -2 ${layoutWidths[layout] + 4} ${drawing.height[layout] + 4}`}
      aria-hidden="true"
    >
      {Object.entries(parts).map(([name, part]) => (
        <PartShape
          key={name}
          part={{ ...part, ...(name in notes && { note: notes[name] }) }}
          box={part[layout]}
          change={
            current?.notes?.[name] === undefined
              ? undefined
              : { before: notesBefore[name] ?? part.note, at: arrivals.get(name) ?? 0 }
          }
          arrival={arrivals.get(name)}
          isLit={litParts.includes(name)}
          isLater={isLater((step) => partsOf(step).includes(name))}
          isMissing={missing.includes(name)}
        />
      ))}
      {[...lines, ...arrows].map((name) => {
        const points = pointsOf(name, drawing, layout)
        const word = words?.[name]
        return (
          <g key={name} {...stateOf(name)}>
            <path d={lines.includes(name) ? linePath(points) : arrowPath(points)} />
            {word && <Word points={points}>{word}</Word>}
          </g>
        )
      })}
      {[...starts].map(([name, start]) => (
        <MovingToken
          key={`${step} ${name}`}
          path={linePath(pointsOf(name, drawing, layout))}
          concept={carriedBy(name, parts)}
          start={start}
        />
      ))}
      {arrows.map((name) => {
        const number = steps.findIndex((step) => step.arrows?.includes(name)) + 1
        return (
          number > 0 && (
            <g key={name} {...stateOf(name)}>
              <Badge number={number} at={badgeOf(pointsOf(name, drawing, layout))} />
            </g>
          )
        )
      })}
      {numbersOfParts(drawing, layout).map(({ number, part, at }) => (
        <g
          key={`${number} ${part}`}
          className="diagram-arrow"
          data-lit={number === step + 1 || undefined}
          data-later={(step >= 0 && number > step + 1) || undefined}
          data-missing={missing.includes(part) || undefined}
        >
          <Badge number={number} at={at} />
        </g>
      ))}
    </svg>
  )
}

/**
 * The numbers of steps without an arrow: each is on a corner of the first part that its step shows, or of all of them
 * if the step says so, where the label leaves space; on a group, in its corner.
 */
export function numbersOfParts(
  { parts, arrows: numberedArrows, steps = [] }: Drawing,
  layout: LayoutName,
) {
  const seen = new Set<string>()
  const numbered = steps.flatMap(({ arrows = [], parts: shown = [], hasManyStarts }, index) => {
    const isNew = arrows.some((name) => numberedArrows.includes(name) && !seen.has(name))
    for (const name of arrows) seen.add(name)
    const all = [...shown, ...arrows.flatMap((name) => endsOf(name).reverse())]
    const marked = isNew ? [] : all.slice(0, hasManyStarts ? shown.length : 1)
    return marked.map((part) => ({ number: index + 1, part }))
  })
  return numbered.map(({ number, part }) => {
    const [x, y, width] = parts[part]?.[layout] ?? [0, 0, 0]
    const later = numbered.filter((other) => other.part === part && other.number > number).length
    const [insetX, insetY] = parts[part]?.isGroup ? [18, 18] : [4, -3]
    const at: Point = [x + width - insetX - later * (2 * badgeRadius + 4), y + insetY]
    return { number, part, at }
  })
}

/** The number of a step. What moves along an arrow is below it. */
function Badge({ number, at: [x, y] }: { number: number; at: Point }) {
  return (
    <>
      <circle cx={x} cy={y} r={badgeRadius} />
      <text x={x} y={y + 4.5}>
        {number}
      </text>
    </>
  )
}

/** The word at the start of an arrow: above it, or to its left. */
function Word({ points, children }: { points: Point[]; children: string }) {
  const [[x, y], [nextX]] = points as [Point, Point]
  const isUpright = x === nextX
  return (
    <text
      className="diagram-note"
      x={isUpright ? x - 8 : x + 4}
      y={isUpright ? y + 14 : y - 7}
      textAnchor={isUpright ? 'end' : 'start'}
    >
      {children}
    </text>
  )
}

/** What an arrow carries: an action or a state, if one of its ends is one. Reducers and views are only targets. */
function carriedBy(name: string, parts: Drawing['parts']): Part['concept'] {
  return endsOf(name)
    .map((end) => parts[end]?.concept)
    .find((concept) => concept === 'action' || concept === 'state')
}

/** What an arrow carries, as a dot with a tail, which moves along the arrow once when a step highlights it. */
function MovingToken({
  path,
  concept,
  start,
}: {
  path: string
  concept: Part['concept']
  start: number
}) {
  return (
    <g className="diagram-traveler" data-concept={concept}>
      {[4, 3, 2, 1, 0].map((place) => {
        const opacity = 1 / (1 + 2 * place)
        return (
          <circle
            key={place}
            r={6.5 - place}
            opacity={0}
            style={{ offsetPath: `path("${path}")` }}
            ref={(dot) =>
              animate(
                dot,
                [
                  { offsetDistance: `calc(0% - ${place * 5}px)`, opacity },
                  { offsetDistance: `calc(100% - ${place * 5}px)`, opacity },
                ],
                { delay: start, duration: travelMs, fill: 'none' },
              )
            }
          />
        )
      })}
    </g>
  )
}

function PartShape({
  part: { concept, label, note, isGroup, isCode },
  box: [x, y, width, height],
  change,
  arrival,
  isLit,
  isLater,
  isMissing,
}: {
  part: Part
  box: Part[LayoutName]
  /** The note before this step, and when it changes. */
  change: { before: string | undefined; at: number } | undefined
  /** When something arrives along an arrow. */
  arrival: number | undefined
  isLit: boolean
  isLater: boolean
  isMissing: boolean
}) {
  const middle = y + height / 2
  return (
    <g
      className={isGroup ? 'diagram-group' : 'diagram-part'}
      data-concept={concept}
      data-code={isCode || undefined}
      data-lit={isLit || undefined}
      data-later={isLater || undefined}
      data-missing={isMissing || undefined}
      ref={(shape) => {
        if (arrival === undefined) return
        const origin = { transformOrigin: `${x + width / 2}px ${middle}px` }
        const pulse = [origin, { ...origin, transform: 'scale(1.03)' }, origin]
        animate(shape, pulse, { delay: arrival, duration: 240 })
      }}
    >
      <rect x={x} y={y} width={width} height={height} rx={isGroup ? 14 : 10} />
      {isGroup ? (
        // A low group has its label on the left of its parts instead of above them.
        <text x={x + 14} y={width > 6 * height ? middle + 5 : y + 22}>
          {label}
        </text>
      ) : (
        <>
          <text x={x + width / 2} y={note ? middle - 5 : middle + 5}>
            {label}
          </text>
          {note && <Note x={x + width / 2} y={middle + 15} text={note} change={change} />}
        </>
      )}
    </g>
  )
}

/** The second line of a part. If the step changes it, it's marked, and replaces the earlier one. */
function Note({
  x,
  y,
  text,
  change,
}: {
  x: number
  y: number
  text: string
  change: { before: string | undefined; at: number } | undefined
}) {
  const note = (text: string | undefined) => (
    <text className="diagram-note" x={x} y={y}>
      {text}
    </text>
  )
  if (!change) return note(text)
  const fade = (opacity: [number, number]) => (shape: SVGGElement | null) =>
    animate(shape, [{ opacity: opacity[0] }, { opacity: opacity[1] }], {
      delay: change.at,
      duration: 200,
    })
  const width = text.length * letterWidth + 12
  return (
    <>
      <g opacity={0} ref={fade([1, 0])}>
        {note(change.before)}
      </g>
      <g ref={fade([0, 1])}>
        <rect
          className="diagram-mark"
          x={x - width / 2}
          y={y - 14}
          width={width}
          height={19}
          rx={4}
        />
        {note(text)}
      </g>
    </>
  )
}

/** The parts that a step shows. */
function partsOf({ arrows = [], parts = [] }: DiagramStep): string[] {
  return [...parts, ...arrows.flatMap(endsOf)]
}

/** The second lines of parts after all steps up to this one. */
export function notesAt({ steps = [] }: Drawing, step: number): { [part: string]: string } {
  return Object.assign({}, ...steps.slice(0, step + 1).map(({ notes }) => notes))
}

/** The route of an arrow. Of two arrows to and fro, each keeps to its right side. */
export function pointsOf(
  name: string,
  { parts, arrows, lines, bends }: Drawing,
  layout: LayoutName,
) {
  const [from, to] = endsOf(name)
  const [fromBox, toBox] = [parts[from]?.[layout], parts[to]?.[layout]]
  if (!fromBox || !toBox) throw new Error(`There is no part ${fromBox ? to : from}.`)
  const hasReturn = arrows.includes(`${to}>${from}`)
  const isForward = fromBox[0] + fromBox[1] < toBox[0] + toBox[1]
  const shift = hasReturn ? (isForward ? -pairDistance / 2 : pairDistance / 2) : 0
  const gap = lines?.includes(name) ? 0 : undefined
  return route(fromBox, toBox, { shift, ...bends?.[layout]?.[name] }, gap)
}
