import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'A store holds the state, the root reducer and the middleware. Three methods lead in and out: dispatch takes an action through middleware and reducer to the state, getState reads the state, and subscribe registers listeners that are called after each dispatch.',
  parts: {
    store: { label: 'Store', isGroup: true },
    dispatch: { concept: 'action', label: 'dispatch', isCode: true },
    getState: { concept: 'state', label: 'getState', isCode: true },
    subscribe: { concept: 'view', label: 'subscribe', isCode: true },
    middleware: { label: 'Middleware', note: 'sees every action' },
    reducer: { concept: 'reducer', label: 'Root reducer', note: '(state, action)' },
    state: { concept: 'state', label: 'State', note: 'one plain object' },
  },
  arrows: {
    'dispatch>middleware': '',
    'middleware>reducer': '',
    'reducer>state': '',
    'state>getState': '',
    'state>subscribe': '',
  },
  narrow: {
    width: 288,
    height: 356,
    boxes: {
      store: [0, 20, 288, 316],
      dispatch: [74, 0, 140, 40],
      middleware: [69, 72, 150, 54],
      reducer: [69, 152, 150, 54],
      state: [34, 232, 220, 54],
      getState: [8, 316, 130, 40],
      subscribe: [150, 316, 130, 40],
    },
  },
  wide: {
    width: 680,
    height: 256,
    boxes: {
      store: [70, 0, 610, 256],
      dispatch: [0, 46, 140, 44],
      middleware: [222, 39, 168, 58],
      reducer: [470, 39, 180, 58],
      state: [330, 144, 320, 86],
      getState: [0, 138, 140, 44],
      subscribe: [0, 196, 140, 44],
    },
  },
}
