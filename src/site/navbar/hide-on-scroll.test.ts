import { expect, it } from 'vitest'
import { isHiddenAfterScroll } from './hide-on-scroll.tsx'

const at = (y: number, lastY: number) => ({
  y,
  lastY,
  navbarHeight: 60,
  windowHeight: 800,
  documentHeight: 3000,
})

it.each([
  ['shows at the top', true, 40, 400, false],
  ['hides on the way down', false, 400, 40, true],
  ['shows on the way up', true, 300, 400, false],
  ['stays hidden in the bounce at the end of the page', true, 2190, 2200, true],
  ['stays shown when the first event is not at the top', false, 500, 0, false],
] as const)('G8 %s', (_, wasHidden, y, lastY, isHidden) => {
  expect(isHiddenAfterScroll(wasHidden, at(y, lastY))).toBe(isHidden)
})
