import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description: 'The way of an action through two middleware to the reducer, and back.',
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
      text: 'dispatch hands the action to the first middleware in the list.',
    },
    {
      arrows: ['first>second'],
      text: 'The code of the first middleware before next(action) runs, and next calls the second.',
    },
    {
      arrows: ['second>reducer'],
      text: 'The next of the last middleware is the store itself, which runs the reducer.',
    },
    {
      arrows: ['reducer>second'],
      text: 'The state is new now. The call of next returns in the second middleware.',
    },
    {
      arrows: ['second>first'],
      text: 'The code of the second middleware after next runs, and it returns to the first.',
    },
    {
      arrows: ['first>dispatch'],
      text: 'What the first returns is what dispatch returns to its caller.',
    },
  ],
  narrow: {
    width: 288,
    height: 344,
    boxes: {
      dispatch: [54, 0, 180, 44],
      first: [54, 92, 180, 56],
      second: [54, 196, 180, 56],
      reducer: [54, 290, 180, 54],
    },
  },
  wide: {
    width: 680,
    height: 84,
    boxes: {
      dispatch: [0, 6, 136, 72],
      first: [186, 6, 140, 72],
      second: [376, 6, 150, 72],
      reducer: [576, 6, 104, 72],
    },
  },
}
