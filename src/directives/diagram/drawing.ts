/** Left, top, width and height of a part in a picture's own units. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export type Part = {
  /** What the part is, which gives it its color. A part that is none of the four, such as middleware, is gray. */
  concept?: 'action' | 'reducer' | 'state' | 'view'
  label: string
  /** A second line. */
  note?: string
  /** A box around other parts, with its label in the corner. */
  isGroup?: boolean
  /** The text is code. */
  isCode?: boolean
}

/** From one part to another: `view>action`. */
export type ArrowName = `${string}>${string}`

/** The parts at the two ends of an arrow: `view>action` → `view` and `action`. */
export function endsOf(name: ArrowName): [from: string, to: string] {
  const [from = '', to = ''] = name.split('>')
  return [from, to]
}

/** The way of an arrow that is not a straight line between its parts. */
export type Bend = {
  /** Sideways first, or up and down first. */
  turn?: 'hv' | 'vh'
  /** Moves a straight line aside: to the right or down. */
  shift?: number
  /** Leaves and arrives on the same side, by way of this x (left, right) or y (above, below). */
  around?: readonly [side: 'left' | 'right' | 'above' | 'below', at: number]
}

export type Layout = {
  width: number
  height: number
  boxes: { [part: string]: Box }
  bends?: { [arrow: ArrowName]: Bend }
}

export type DiagramStep = {
  /** What the step shows: its arrows with the parts at both ends. */
  arrows: ArrowName[]
  /** Further parts. */
  parts?: string[]
  /** Each of these parts is a start of its own, and has the number of the step. */
  hasManyStarts?: true
  /**
   * What is written under the label of a part from this step on, until a later step says otherwise. Marked at this
   * step.
   */
  notes?: { [part: string]: string }
  /** Parts that don't exist yet or anymore: dashed at this step. */
  missing?: string[]
  /** A sentence or two, with code in backticks. */
  text: string
}

/** A diagram as data. Groups stand before the parts they hold. */
export type Drawing = {
  /** What the picture says, for those who do not see it. Left out where the steps say it all. */
  description: string
  parts: { [part: string]: Part }
  /** Arrows, and what is written where they start. */
  arrows: { [arrow: ArrowName]: string }
  /** Which part holds which: plain lines without a head or a number. Steps name them like arrows. */
  lines?: ArrowName[]
  steps?: DiagramStep[]
  /** 288 units wide, for columns of phones: one unit is about one pixel at 320. */
  narrow: Layout
  /** 680 units wide, for columns of that width. */
  wide: Layout
}
