import type { ArrowName, Drawing, Layout, Part } from './drawing.ts'
import { arrowPath, middleOf, route } from './route.ts'

/** How far apart the two arrows of a pair run that leads to and fro. */
const pairDistance = 26

/**
 * One layout of a diagram. `step` is the step to bring out; its parts and arrows carry `data-lit`.
 * Everything is in the picture at any step.
 */
export function Picture({
  drawing,
  layout: layoutName,
  step,
}: {
  drawing: Drawing
  layout: 'narrow' | 'wide'
  step: number
}) {
  const { parts, arrows, steps = [] } = drawing
  const layout = drawing[layoutName]
  const current = steps[step]
  const litParts = new Set(current?.parts ?? [])
  for (const name of current?.arrows ?? []) for (const end of endsOf(name)) litParts.add(end)

  return (
    <svg
      className="diagram-picture"
      data-layout={layoutName}
      viewBox={`-2 -2 ${layout.width + 4} ${layout.height + 4}`}
      aria-hidden="true"
    >
      {Object.entries(parts).map(([name, part]) => (
        <PartShape key={name} name={name} part={part} layout={layout} isLit={litParts.has(name)} />
      ))}
      {(Object.entries(arrows) as [ArrowName, string][]).map(([name, label]) => {
        const points = pointsOf(name, drawing, layout)
        const [x, y] = middleOf(points)
        const number = steps.findIndex((step) => step.arrows.includes(name)) + 1
        return (
          <g
            key={name}
            className="diagram-arrow"
            data-lit={current?.arrows.includes(name) || undefined}
          >
            <path d={arrowPath(points)} />
            {number > 0 && <circle cx={x} cy={y} r="10" />}
            {(number > 0 || label) && (
              <text x={x} y={y + 4.5}>
                {number || label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

function PartShape({
  name,
  part: { concept, label, note, isGroup, isCode },
  layout,
  isLit,
}: {
  name: string
  part: Part
  layout: Layout
  isLit: boolean
}) {
  const [x, y, width, height] = layout.boxes[name] ?? [0, 0, 0, 0]
  const middle = y + height / 2
  return (
    <g
      className={isGroup ? 'diagram-group' : 'diagram-part'}
      data-concept={concept}
      data-code={isCode || undefined}
      data-lit={isLit || undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx={isGroup ? 14 : 10} />
      {isGroup ? (
        <text x={x + 14} y={y + 22}>
          {label}
        </text>
      ) : (
        <>
          <text x={x + width / 2} y={note ? middle - 4 : middle + 5}>
            {label}
          </text>
          {note && (
            <text className="diagram-note" x={x + width / 2} y={middle + 15}>
              {note}
            </text>
          )}
        </>
      )}
    </g>
  )
}

/** Where an arrow runs. Arrows to and fro between two parts keep apart, each on its right side. */
export function pointsOf(name: ArrowName, { arrows }: Drawing, layout: Layout) {
  const [from, to] = endsOf(name)
  const [fromBox, toBox] = [layout.boxes[from], layout.boxes[to]]
  if (!fromBox || !toBox) throw new Error(`A layout has no place for ${fromBox ? to : from}.`)
  const hasReturn = `${to}>${from}` in arrows
  const isForward = fromBox[0] + fromBox[1] < toBox[0] + toBox[1]
  const shift = hasReturn ? (isForward ? -pairDistance / 2 : pairDistance / 2) : 0
  return route(fromBox, toBox, { shift, ...layout.bends?.[name] })
}

export function endsOf(name: ArrowName): [from: string, to: string] {
  const [from = '', to = ''] = name.split('>')
  return [from, to]
}
