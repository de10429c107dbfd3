import type { Bend, Box } from './drawing-schema.ts'

export type Point = readonly [x: number, y: number]

/** Space between an arrow's point and the box that it points to. */
const clearance = 3

/** For a straight line, two boxes have to overlap by at least this length. */
const minOverlap = 12

/** The corners of an arrow between two boxes, from its start to its point, which is `gap` away from the box. */
export function route(from: Box, to: Box, bend: Bend = {}, gap = clearance): Point[] {
  const points = corners(from, to, bend)
  const end = points.at(-1) as Point
  const before = points.at(-2) as Point
  const step = (axis: 0 | 1) => Math.sign(end[axis] - before[axis]) * gap
  return [...points.slice(0, -1), [end[0] - step(0), end[1] - step(1)]]
}

function corners(from: Box, to: Box, { turn, shift = 0, around }: Bend): Point[] {
  const [fromX, fromY] = center(from)
  const [toX, toY] = center(to)

  if (around) {
    const [side, at] = around
    const start = edge(from, side)
    const end = edge(to, side)
    return side === 'left' || side === 'right'
      ? [
          [start, fromY],
          [at, fromY],
          [at, toY],
          [end, toY],
        ]
      : [
          [fromX, start],
          [fromX, at],
          [toX, at],
          [toX, end],
        ]
  }

  const y = middleOfOverlap(from[1], from[3], to[1], to[3])
  if (y !== null) {
    const toTheRight = toX > fromX
    return [
      [edge(from, toTheRight ? 'right' : 'left'), y + shift],
      [edge(to, toTheRight ? 'left' : 'right'), y + shift],
    ]
  }
  const x = middleOfOverlap(from[0], from[2], to[0], to[2])
  if (x !== null) {
    const down = toY > fromY
    return [
      [x + shift, edge(from, down ? 'below' : 'above')],
      [x + shift, edge(to, down ? 'above' : 'below')],
    ]
  }
  return turn !== 'vh'
    ? [
        [edge(from, toX > fromX ? 'right' : 'left'), fromY],
        [toX, fromY],
        [toX, edge(to, toY > fromY ? 'above' : 'below')],
      ]
    : [
        [fromX, edge(from, toY > fromY ? 'below' : 'above')],
        [fromX, toY],
        [edge(to, toX > fromX ? 'left' : 'right'), toY],
      ]
}

function center([x, y, width, height]: Box): Point {
  return [x + width / 2, y + height / 2]
}

function edge([x, y, width, height]: Box, side: 'left' | 'right' | 'above' | 'below'): number {
  return { left: x, right: x + width, above: y, below: y + height }[side]
}

function middleOfOverlap(a: number, aLength: number, b: number, bLength: number): number | null {
  const start = Math.max(a, b)
  const end = Math.min(a + aLength, b + bLength)
  return end - start < minOverlap ? null : (start + end) / 2
}

const cornerRadius = 14

/** Path data for a line through the points, with round corners. */
export function linePath(points: Point[]): string {
  let path = `M${points[0]}`
  for (let i = 1; i < points.length - 1; i++) {
    const [before, corner, after] = [points[i - 1], points[i], points[i + 1]] as [
      Point,
      Point,
      Point,
    ]
    path += `L${towards(corner, before, cornerRadius)}Q${corner} ${towards(corner, after, cornerRadius)}`
  }
  return `${path}L${points.at(-1)}`
}

/** The same line with an arrowhead. */
export function arrowPath(points: Point[]): string {
  const tip = points.at(-1) as Point
  const [backX, backY] = towards(tip, points.at(-2) as Point, 7)
  const [sideX, sideY] = [(tip[1] - backY) * 0.7, (backX - tip[0]) * 0.7]
  return `${linePath(points)}M${round(backX + sideX)},${round(backY + sideY)}L${tip}L${round(backX - sideX)},${round(backY - sideY)}`
}

/** The point at this distance from `from` on the way to `to`, but at most half way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const part = Math.min(distance, length / 2) / length
  const along = (axis: 0 | 1) => round(from[axis] + (to[axis] - from[axis]) * part)
  return [along(0), along(1)]
}

/** Rounds to a tenth; more digits would be invisible. */
function round(number: number): number {
  return Math.round(number * 10) / 10
}

/** A badge with the number of an arrow has this radius; so does a word of a few letters. */
export const badgeRadius = 10

/** A straight part of an arrow must be this long to show line and head on both sides of a badge in its middle. */
const minLengthForBadge = 2 * badgeRadius + 28

/**
 * The place for an arrow's number or word: the middle of its longest part, which has the most space. If a badge would
 * hide the arrow there, it's beside it, to the right or above.
 */
export function badgeOf(points: Point[]): Point {
  let middle = points[0] as Point
  let longest = 0
  let isLevel = false
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]] as [Point, Point]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (length <= longest) continue
    longest = length
    middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    isLevel = from[1] === to[1]
  }
  if (longest >= minLengthForBadge) return middle
  const aside = badgeRadius + 6
  return isLevel ? [middle[0], middle[1] - aside] : [middle[0] + aside, middle[1]]
}
