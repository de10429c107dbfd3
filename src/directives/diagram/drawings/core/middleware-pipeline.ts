import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description: 'How an action travels through two middleware to the reducer, and back.',
  parts: {
    dispatch: { concept: 'action', label: 'dispatch(action)', isCode: true },
    first: { label: 'First', note: 'middleware' },
    second: { label: 'Second', note: 'middleware' },
    reducer: { concept: 'reducer', label: 'Reducer', note: 'next state' },
  },
  arrows: {
    'dispatch>first': '',
    'first>second': '',
    'second>reducer': '',
    'reducer>second': '',
    'second>first': '',
    'first>dispatch': '',
  },
  steps: [
    {
      arrows: ['dispatch>first'],
      text: '`dispatch` hands the action to the first middleware in the list.',
    },
    {
      arrows: ['first>second'],
      text: 'The code of the first middleware before `next(action)` runs, and `next` calls the second.',
    },
    {
      arrows: ['second>reducer'],
      text: 'The `next` of the last middleware is the store itself, which runs the reducer.',
    },
    {
      arrows: ['reducer>second'],
      text: 'The state is new now. The call of `next` returns in the second middleware.',
    },
    {
      arrows: ['second>first'],
      text: 'The code of the second middleware after `next` runs, and it returns to the first.',
    },
    {
      arrows: ['first>dispatch'],
      text: 'What the first returns is what `dispatch` returns to its caller.',
    },
  ],
  narrow: {
    width: 288,
    height: 362,
    boxes: {
      dispatch: [54, 0, 180, 44],
      first: [54, 98, 180, 52],
      second: [54, 204, 180, 52],
      reducer: [54, 310, 180, 52],
    },
  },
  wide: {
    width: 680,
    height: 84,
    boxes: {
      dispatch: [0, 6, 150, 72],
      first: [204, 6, 124, 72],
      second: [382, 6, 124, 72],
      reducer: [560, 6, 120, 72],
    },
  },
}
