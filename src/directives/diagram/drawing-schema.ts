import { z } from 'zod'
import { endsOf } from './ends-of.ts'

const text = z.string().min(1)
const partName = z.string().regex(/^\w+$/)
const partNames = z.array(partName.describe('the name of a part')).describe('a list of parts')

/** Left, top, width and height of a part, in the layout's units. */
const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe('a box: `[left, top, width, height]`')

const part = z
  .strictObject({
    /**
     * The concept that the part belongs to, which has a color in the theme: `state`. A part without a concept is gray.
     */
    concept: z
      .string()
      .regex(/^[a-z-]+$/)
      .describe('a concept that the theme has a color for')
      .exactOptional(),
    label: text.describe('the label of the part'),
    /** A second line. */
    note: text.describe('a second line').exactOptional(),
    /** A box around other parts, with its label in the corner. */
    isGroup: z.literal(true).exactOptional(),
    /** The label is code. */
    isCode: z.literal(true).exactOptional(),
    narrow: box,
    wide: box,
  })
  .describe('a part: `{ "label", "narrow", "wide" }`')

/** From one part to another: `view>action`. */
const arrow = z
  .string()
  .regex(/^\w+>\w+$/)
  .describe('an arrow from one part to another: `view>action`')
const arrows = z.array(arrow).describe('a list of arrows')

/** The route of an arrow that isn't a straight line between its parts. */
const bend = z
  .strictObject({
    /** Goes vertically first, instead of horizontally. */
    turn: z.literal('vh').exactOptional(),
    /** Moves a straight line to the right or down. */
    shift: z.number().exactOptional(),
    /** Leaves and arrives on the same side, through this x (left, right) or y (above, below). */
    around: z.tuple([z.enum(['left', 'right', 'above', 'below']), z.number()]).exactOptional(),
  })
  .describe('a bend: `{ "turn" }`, `{ "shift" }` or `{ "around" }`')

const bends = z.record(arrow, bend).describe('a map from arrows to bends')

const step = z
  .strictObject({
    /** What the step shows: arrows, with the parts at both ends. */
    arrows: arrows.exactOptional(),
    /** Further parts. */
    parts: partNames.exactOptional(),
    /** Each of these parts starts something, and gets the number of the step. */
    hasManyStarts: z.literal(true).exactOptional(),
    /** Second lines of parts from this step on, until a later step changes them. They're marked at this step. */
    notes: z.record(partName, text).describe('a map from parts to second lines').exactOptional(),
    /** Parts that don't exist yet or anymore, which are dashed at this step. */
    missing: partNames.exactOptional(),
    text: text.describe('a sentence or two, with code in backticks'),
  })
  .describe('a step: `{ "arrows", "text" }`')

/** A diagram as data; each is a file in content/diagrams. Groups come before the parts that they contain. */
export const drawingSchema = z
  .strictObject({
    /** The description for readers who don't see the picture. It can be left out if the steps say everything. */
    description: text.describe('what the picture says, for those who do not see it'),
    /**
     * The two layouts. The narrow one is 288 units wide, for columns of phones: one unit is about one pixel at 320. The
     * wide one is 680 units wide, for columns of that width.
     */
    height: z
      .strictObject({ narrow: z.number(), wide: z.number() })
      .describe('the heights of both layouts: `{ "narrow", "wide" }`'),
    parts: z.record(partName, part).describe('a map from names to parts'),
    arrows,
    /** Words at the starts of arrows. */
    words: z.record(arrow, text).describe('a map from arrows to words').exactOptional(),
    /** Which part owns which: plain lines without a head or a number. Steps refer to them like arrows. */
    lines: arrows.exactOptional(),
    bends: z
      .strictObject({ narrow: bends.exactOptional(), wide: bends.exactOptional() })
      .describe('the bends of both layouts: `{ "narrow", "wide" }`')
      .exactOptional(),
    steps: z.array(step).describe('a list of steps').exactOptional(),
  })
  .superRefine(({ parts, arrows, words, lines = [], bends, steps = [] }, context) => {
    const drawn = [...arrows, ...lines]
    const shown = steps.flatMap((step) => step.arrows ?? [])
    const bent = [bends?.narrow, bends?.wide].flatMap((bends) => Object.keys(bends ?? {}))
    for (const arrow of [...shown, ...bent, ...Object.keys(words ?? {})]) {
      if (!drawn.includes(arrow)) context.addIssue(`There is no arrow "${arrow}"`)
    }
    const named = steps.flatMap(({ parts = [], missing = [], notes = {} }) => [
      ...parts,
      ...missing,
      ...Object.keys(notes),
    ])
    for (const name of [...drawn.flatMap(endsOf), ...named]) {
      if (!(name in parts)) context.addIssue(`There is no part "${name}"`)
    }
  })
  .describe('a diagram: `{ "description", "height", "parts", "arrows" }`')

export type Drawing = z.infer<typeof drawingSchema>
export type Part = z.infer<typeof part>
export type Box = z.infer<typeof box>
export type Bend = z.infer<typeof bend>
export type DiagramStep = z.infer<typeof step>
/** One of the two layouts of a diagram. */
export type LayoutName = keyof Drawing['height']
