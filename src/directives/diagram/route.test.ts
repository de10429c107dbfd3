import { expect, it } from 'vitest'
import type { Bend, Box } from './drawing-schema.ts'
import { arrowPath, badgeOf, linePath, type Point, route } from './route.ts'

const box: Box = [100, 100, 40, 20]

it.each<[situation: string, to: Box, bend: Bend, points: Point[]]>([
  [
    'to the right',
    [200, 100, 40, 20],
    {},
    [
      [140, 110],
      [197, 110],
    ],
  ],
  [
    'to the left',
    [0, 100, 40, 20],
    {},
    [
      [100, 110],
      [43, 110],
    ],
  ],
  [
    'down',
    [100, 200, 40, 20],
    {},
    [
      [120, 120],
      [120, 197],
    ],
  ],
  [
    'up, in the middle of what stands opposite',
    [120, 0, 40, 20],
    {},
    [
      [130, 100],
      [130, 23],
    ],
  ],
  [
    'moved aside',
    [200, 100, 40, 20],
    { shift: 5 },
    [
      [140, 115],
      [197, 115],
    ],
  ],
  [
    'round a corner',
    [200, 200, 40, 20],
    {},
    [
      [140, 110],
      [220, 110],
      [220, 197],
    ],
  ],
  [
    'round the other corner',
    [200, 200, 40, 20],
    { turn: 'vh' },
    [
      [120, 120],
      [120, 210],
      [197, 210],
    ],
  ],
  [
    'around other parts',
    [100, 200, 40, 20],
    { around: ['left', 80] },
    [
      [100, 110],
      [80, 110],
      [80, 210],
      [97, 210],
    ],
  ],
])('leads an arrow from the edge of a box to just before another: %s', (_, to, bend, points) => {
  expect(route(box, to, bend)).toEqual(points)
})

it('puts the number of an arrow on its longest stretch', () => {
  expect(
    badgeOf([
      [0, 0],
      [10, 0],
      [10, 60],
    ]),
  ).toEqual([10, 30])
})

it.each<[way: string, end: Point, place: Point]>([
  ['down', [0, 30], [16, 15]],
  ['to the right', [30, 0], [15, -16]],
])('puts it beside an arrow that it would hide: %s', (_, end, place) => {
  expect(badgeOf([[0, 0], end])).toEqual(place)
})

it('leads a line up to its box, and gives it no head', () => {
  const points = route(box, [200, 100, 40, 20], {}, 0)
  expect(linePath(points)).toBe('M140,110L200,110')
})

it('draws corners round and ends with a head', () => {
  const path = arrowPath([
    [0, 0],
    [100, 0],
    [100, 50],
  ])
  expect(path).toMatch(/^M0,0L86,0Q100,0 100,14L100,50M/)
  expect(path.match(/L100,50/g)).toHaveLength(2)
})
