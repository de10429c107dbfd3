import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Box,
  drawingSchema,
  type LayoutName,
  type Part,
} from '../../src/directives/diagram/drawing-schema.ts'
import { endsOf } from '../../src/directives/diagram/ends-of.ts'
import {
  layoutWidths,
  notesAt,
  numbersOfParts,
  pointsOf,
} from '../../src/directives/diagram/picture.tsx'
import { badgeOf, badgeRadius, type Point } from '../../src/directives/diagram/route.ts'

const folder = 'content/diagrams'
const drawings = readdirSync(folder).map((file) => ({
  name: path.basename(file, '.json'),
  drawing: drawingSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
}))

/**
 * Widths of letters in the widest of the fonts that a reader may have, in the narrow layout; the wide one has larger
 * type.
 */
const wideScale = 15 / 14
const letterWidth = { label: 9.4, note: 7.6, code: 8.2 }

function textWidth({ label, note = '', isGroup, isCode }: Part): number {
  if (isGroup) return 14 + label.length * letterWidth.note
  return Math.max(
    label.length * (isCode ? letterWidth.code : letterWidth.label),
    note.length * letterWidth.note,
  )
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner[0] >= outer[0] &&
    inner[1] >= outer[1] &&
    inner[0] + inner[2] <= outer[0] + outer[2] &&
    inner[1] + inner[3] <= outer[1] + outer[3]
  )
}

/** Whether a stretch of a line runs through the inside of a box. Stretches are level or upright. */
function crosses([from, to]: [Point, Point], box: Box): boolean {
  const stretch: Box = [
    Math.min(from[0], to[0]),
    Math.min(from[1], to[1]),
    Math.abs(from[0] - to[0]) + 0.1,
    Math.abs(from[1] - to[1]) + 0.1,
  ]
  return overlap(stretch, [box[0] + 1, box[1] + 1, box[2] - 2, box[3] - 2])
}

describe.each(drawings)('$name', ({ drawing }) => {
  const { arrows } = drawing
  const connections = [...arrows, ...(drawing.lines ?? [])]

  it('says in words what it shows', () => {
    expect(drawing.description).toMatch(/\.$/)
  })

  it('shows each of its arrows in a step, if it has steps', () => {
    if (!drawing.steps) return
    const shown = new Set(drawing.steps.flatMap((step) => step.arrows ?? []))
    expect([...shown].sort()).toEqual([...connections].sort())
  })

  it('writes notes only where there is one at first, so that no label moves', () => {
    for (const { notes = {} } of drawing.steps ?? []) {
      for (const name of Object.keys(notes)) expect(drawing.parts[name]?.note, name).toBeTruthy()
    }
  })

  it('never brings out what does not exist at a step', () => {
    for (const { arrows = [], parts = [], missing = [] } of drawing.steps ?? []) {
      const lit = [...arrows.flatMap(endsOf), ...parts]
      expect(missing.filter((name) => lit.includes(name))).toEqual([])
    }
  })

  describe.each<LayoutName>(['narrow', 'wide'])('in its %s layout', (layout) => {
    const boxOf = (name: string) => drawing.parts[name]?.[layout] as Box
    const names = Object.keys(drawing.parts)
    const solid = names.filter((name) => !drawing.parts[name]?.isGroup)

    it('keeps within its size', () => {
      const picture: Box = [0, 0, layoutWidths[layout], drawing.height[layout]]
      for (const name of names) expect(contains(picture, boxOf(name)), name).toBe(true)
    })

    it('has room for its texts', () => {
      for (let step = -1; step < (drawing.steps ?? []).length; step++) {
        const notes = notesAt(drawing, step)
        for (const [name, part] of Object.entries(drawing.parts)) {
          const width = textWidth({ ...part, note: notes[name] ?? part.note ?? '' })
          const scale = layout === 'wide' ? wideScale : 1
          expect(width * scale, name).toBeLessThanOrEqual(boxOf(name)[2] - 4)
        }
      }
    })

    it('lays no part over another', () => {
      for (const a of solid) {
        for (const b of solid) {
          if (a < b) expect(overlap(boxOf(a), boxOf(b)), `${a}, ${b}`).toBe(false)
        }
      }
    })

    it('leads no arrow through a part', () => {
      for (const arrow of connections) {
        const points = pointsOf(arrow, drawing, layout)
        for (let i = 1; i < points.length; i++) {
          const stretch: [Point, Point] = [points[i - 1] as Point, points[i] as Point]
          for (const part of solid) {
            expect(crosses(stretch, boxOf(part)), `${arrow} through ${part}`).toBe(false)
          }
        }
      }
    })

    it('leads no arrow through the label of a group', () => {
      for (const [name, part] of Object.entries(drawing.parts)) {
        if (!part.isGroup) continue
        const [x, y] = boxOf(name)
        const label: Box = [x + 12, y + 10, part.label.length * letterWidth.note, 16]
        for (const arrow of connections) {
          const points = pointsOf(arrow, drawing, layout)
          for (let i = 1; i < points.length; i++) {
            const stretch: [Point, Point] = [points[i - 1] as Point, points[i] as Point]
            expect(crosses(stretch, label), `${arrow} through ${name}`).toBe(false)
          }
        }
      }
    })

    const badges = drawing.steps
      ? arrows.map((arrow): { arrow: string; badge: Box } => {
          const [x, y] = badgeOf(pointsOf(arrow, drawing, layout))
          return {
            arrow,
            badge: [x - badgeRadius, y - badgeRadius, 2 * badgeRadius, 2 * badgeRadius],
          }
        })
      : []

    it('has each number once, at its own place', () => {
      const places = numbersOfParts(drawing, layout).map(
        ({ number, part, at: [x, y] }): [string, Box] => [
          `${number} at ${part}`,
          [x - badgeRadius, y - badgeRadius, 2 * badgeRadius, 2 * badgeRadius],
        ],
      )
      const all = [
        ...places,
        ...badges.map(({ arrow, badge }): [string, Box] => [`number of ${arrow}`, badge]),
      ]
      for (const [place, badge] of places) {
        for (const [other, box] of all) {
          if (other !== place) expect(overlap(badge, box), `${place}, ${other}`).toBe(false)
        }
        for (const arrow of connections) {
          const points = pointsOf(arrow, drawing, layout)
          for (let i = 1; i < points.length; i++) {
            const stretch: [Point, Point] = [points[i - 1] as Point, points[i] as Point]
            expect(crosses(stretch, badge), `${place} on ${arrow}`).toBe(false)
          }
        }
      }
    })

    it('has room for the number of an arrow', () => {
      for (const { arrow, badge } of badges) {
        for (const part of solid) {
          expect(overlap(badge, boxOf(part)), `${arrow} on ${part}`).toBe(false)
        }
      }
    })

    it('puts no number over another or over another arrow', () => {
      for (const { arrow, badge } of badges) {
        for (const other of badges) {
          if (other.arrow === arrow) continue
          expect(overlap(badge, other.badge), `${arrow}, ${other.arrow}`).toBe(false)
        }
        for (const other of connections) {
          if (other === arrow) continue
          const points = pointsOf(other, drawing, layout)
          for (let i = 1; i < points.length; i++) {
            const stretch: [Point, Point] = [points[i - 1] as Point, points[i] as Point]
            expect(crosses(stretch, badge), `${arrow} on ${other}`).toBe(false)
          }
        }
      }
    })
  })
})
