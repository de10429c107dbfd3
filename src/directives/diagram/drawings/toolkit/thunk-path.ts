import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description: 'How a thunk travels through the store, followed by the action that it dispatches.',
  parts: {
    view: { concept: 'view', label: 'View', note: 'dispatch(thunk)' },
    middleware: { label: 'Middleware', note: 'a function?' },
    thunk: { label: 'Thunk', note: 'your function' },
    server: { label: 'Server', note: 'HTTP API' },
    reducer: { concept: 'reducer', label: 'Reducer', note: '(state, action)' },
    state: { concept: 'state', label: 'State', note: 'new data' },
  },
  arrows: {
    'view>middleware': '',
    'middleware>thunk': '',
    'thunk>server': '',
    'server>thunk': '',
    'thunk>middleware': '',
    'middleware>reducer': '',
    'reducer>state': '',
  },
  steps: [
    {
      arrows: ['view>middleware'],
      text: 'The view dispatches a function instead of an action object.',
    },
    {
      arrows: ['middleware>thunk'],
      text: "The thunk middleware sees a function. It doesn't pass the function on, but calls it with `dispatch` and `getState`.",
    },
    { arrows: ['thunk>server', 'server>thunk'], text: 'The thunk waits for a server.' },
    {
      arrows: ['thunk>middleware'],
      text: 'It dispatches an action with the response, which goes through all middleware from the start.',
    },
    {
      arrows: ['middleware>reducer'],
      text: 'This time the middleware sees an object, so it passes the action on to the reducer.',
    },
    { arrows: ['reducer>state'], text: 'The reducer puts the data into the next state.' },
  ],
  narrow: {
    width: 288,
    height: 274,
    boxes: {
      view: [0, 0, 124, 54],
      middleware: [0, 110, 124, 54],
      thunk: [178, 110, 110, 54],
      server: [178, 0, 110, 54],
      reducer: [0, 220, 124, 54],
      state: [178, 220, 110, 54],
    },
  },
  wide: {
    width: 680,
    height: 200,
    boxes: {
      view: [0, 138, 128, 62],
      middleware: [184, 138, 146, 62],
      thunk: [184, 0, 146, 62],
      server: [390, 0, 128, 62],
      reducer: [390, 138, 128, 62],
      state: [574, 138, 106, 62],
    },
  },
}
