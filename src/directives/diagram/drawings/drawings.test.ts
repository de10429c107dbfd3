import { describe, expect, it } from 'vitest'
import type { ArrowName, Box, Drawing, Layout, Part } from '../drawing.ts'
import { drawings as listed } from '../drawings.ts'
import { endsOf, pointsOf } from '../picture.tsx'
import { middleOf, type Point } from '../route.ts'

const files = import.meta.glob<{ drawing: Drawing }>('./*.ts', { eager: true })
const drawings = Object.entries(files)
  .filter(([file]) => !file.includes('.test.'))
  .map(([file, { drawing }]) => ({ name: file.slice(2, -3), drawing }))

/** Widths of letters in the widest of the fonts that a reader may have. */
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

it('has a drawing for each name that authors may write', () => {
  const names = drawings.map(({ name }) => name).sort()
  expect(names).toEqual([...Object.keys(listed)].sort())
})

describe.each(drawings)('$name', ({ drawing }) => {
  const arrows = Object.keys(drawing.arrows) as ArrowName[]

  it('says in words what it shows', () => {
    expect(drawing.description).toMatch(/\.$/)
  })

  it('shows each of its arrows in a step, if it has steps', () => {
    if (!drawing.steps) return
    const shown = new Set(drawing.steps.flatMap((step) => step.arrows))
    expect([...shown].sort()).toEqual([...arrows].sort())
  })

  it('names only parts that it has', () => {
    const names = [
      ...arrows.flatMap(endsOf),
      ...(drawing.steps ?? []).flatMap(({ parts = [] }) => parts),
    ]
    for (const name of names) expect(Object.keys(drawing.parts)).toContain(name)
  })

  describe.each(['narrow', 'wide'] as const)('in its %s layout', (layoutName) => {
    const layout: Layout = drawing[layoutName]
    const boxOf = (name: string) => layout.boxes[name] as Box
    const names = Object.keys(drawing.parts)
    const solid = names.filter((name) => !drawing.parts[name]?.isGroup)

    it('has a place for every part, and for nothing else', () => {
      expect(Object.keys(layout.boxes).sort()).toEqual([...names].sort())
      expect(Object.keys(layout.bends ?? {}).filter((bend) => !(bend in drawing.arrows))).toEqual(
        [],
      )
    })

    it('keeps within its size, which is that of all layouts of this kind', () => {
      expect(layout.width).toBe(layoutName === 'narrow' ? 288 : 680)
      const picture: Box = [0, 0, layout.width, layout.height]
      for (const name of names) expect(contains(picture, boxOf(name)), name).toBe(true)
    })

    it('has room for its texts', () => {
      for (const [name, part] of Object.entries(drawing.parts)) {
        expect(textWidth(part), name).toBeLessThanOrEqual(boxOf(name)[2] - 4)
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
      for (const arrow of arrows) {
        const points = pointsOf(arrow, drawing, layout)
        for (let i = 1; i < points.length; i++) {
          const stretch: [Point, Point] = [points[i - 1] as Point, points[i] as Point]
          for (const part of solid) {
            expect(crosses(stretch, boxOf(part)), `${arrow} through ${part}`).toBe(false)
          }
        }
      }
    })

    it('has room for the number of an arrow', () => {
      for (const arrow of arrows) {
        if (!drawing.steps) continue
        const [x, y] = middleOf(pointsOf(arrow, drawing, layout))
        for (const part of solid) {
          expect(overlap([x - 10, y - 10, 20, 20], boxOf(part)), `${arrow} on ${part}`).toBe(false)
        }
      }
    })
  })
})
