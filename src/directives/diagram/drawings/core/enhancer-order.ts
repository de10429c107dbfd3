import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'With compose(first, second), the first enhancer is the outermost: it wraps what the second makes, which wraps the store that createStore makes.',
  parts: {
    first: { label: 'First enhancer', isGroup: true },
    second: { label: 'Second enhancer', isGroup: true },
    base: { concept: 'state', label: 'Base store', note: 'createStore' },
    caller: { label: 'Your code', note: 'dispatches' },
    firstDispatch: { concept: 'action', label: 'dispatch', isCode: true },
    secondDispatch: { concept: 'action', label: 'dispatch', isCode: true },
  },
  arrows: {
    'caller>firstDispatch': '',
    'firstDispatch>secondDispatch': '',
    'secondDispatch>base': '',
  },
  steps: [
    { arrows: [], parts: ['base'], text: '`createStore` makes the base store, innermost.' },
    {
      arrows: [],
      parts: ['second', 'secondDispatch'],
      text: 'The last enhancer of the list wraps it, and returns a store with methods of its own.',
    },
    {
      arrows: [],
      parts: ['first', 'firstDispatch'],
      text: 'The first enhancer wraps that one. Its store is the one that you get.',
    },
    {
      arrows: ['caller>firstDispatch', 'firstDispatch>secondDispatch', 'secondDispatch>base'],
      text: 'A dispatch therefore passes the first enhancer first, then the second, then the base store.',
    },
  ],
  narrow: {
    width: 288,
    height: 398,
    boxes: {
      caller: [64, 0, 160, 52],
      first: [0, 82, 288, 316],
      firstDispatch: [64, 114, 160, 40],
      second: [22, 182, 244, 196],
      secondDispatch: [64, 214, 160, 40],
      base: [64, 306, 160, 52],
    },
    bends: { 'firstDispatch>secondDispatch': { shift: 50 } },
  },
  wide: {
    width: 680,
    height: 196,
    boxes: {
      caller: [0, 79, 116, 56],
      first: [156, 0, 524, 196],
      firstDispatch: [172, 83, 106, 48],
      second: [324, 36, 338, 140],
      secondDispatch: [340, 83, 108, 48],
      base: [500, 79, 144, 56],
    },
  },
}
