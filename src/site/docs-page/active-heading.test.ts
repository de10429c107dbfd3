import { expect, it } from 'vitest'
import { activeHeading } from './active-heading.ts'

const at = (tops: number[], offset = 60) =>
  activeHeading(
    tops.map((top, index) => ({ id: 'abc'.charAt(index), top, bottom: top + 30 })),
    { offset, windowHeight: 800 },
  )

it.each([
  ['the first heading in the upper half', [100, 900, 1500], 'a'],
  ['none while the first heading is in the lower half', [500, 900, 1500], null],
  ['the heading before one in the lower half', [-200, 500, 1500], 'a'],
  ['the next heading once it ends above the middle', [-200, 369, 1500], 'b'],
  ['the one before while the next ends at the middle', [-200, 370, 1500], 'a'],
  ['a heading that touches the navbar', [-500, 60, 1500], 'b'],
  ['the one before when a heading is under the navbar', [-500, 59, 1500], 'b'],
  ['the last heading at the end of the page', [-900, -500, -100], 'c'],
  ['none on a page without headings', [], null],
])('N5 is %s', (_, tops, id) => {
  expect(at(tops)).toBe(id)
})

it('N5 takes a heading at the very top for passed when there is no navbar', () => {
  expect(at([-500, 0, 1500], 0)).toBe('a')
})
