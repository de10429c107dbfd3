import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'The one-way flow with middleware in it: between dispatch and reducer, middleware talks to a server and dispatches actions with what it learns.',
  parts: {
    store: { label: 'Store', isGroup: true },
    view: { concept: 'view', label: 'View', note: 'dispatches' },
    middleware: { label: 'Middleware', note: 'runs thunks' },
    server: { label: 'Server', note: 'HTTP API' },
    reducer: { concept: 'reducer', label: 'Reducer', note: '(state, action)' },
    state: { concept: 'state', label: 'State', note: 'one tree' },
  },
  arrows: {
    'view>middleware': '',
    'middleware>server': '',
    'server>middleware': '',
    'middleware>reducer': '',
    'reducer>state': '',
    'state>view': '',
  },
  steps: [
    {
      arrows: ['view>middleware'],
      text: 'The view dispatches a thunk. The store hands everything that is dispatched to its middleware first.',
    },
    {
      arrows: ['middleware>server'],
      text: 'The middleware runs the thunk, which sends a request to a server.',
    },
    {
      arrows: ['server>middleware'],
      text: 'The response arrives later. Meanwhile, the rest of the app keeps working.',
    },
    {
      arrows: ['middleware>reducer'],
      text: 'The thunk dispatches a plain action with the data, which passes on to the reducer.',
    },
    { arrows: ['reducer>state'], text: 'The reducer returns the next state.' },
    { arrows: ['state>view'], text: 'The view shows it.' },
  ],
  narrow: {
    width: 288,
    height: 406,
    boxes: {
      store: [20, 86, 152, 320],
      view: [36, 0, 124, 52],
      middleware: [36, 118, 124, 58],
      server: [212, 118, 76, 58],
      reducer: [36, 228, 124, 58],
      state: [36, 338, 124, 54],
    },
    bends: { 'state>view': { around: ['left', 4] } },
  },
  wide: {
    width: 680,
    height: 256,
    boxes: {
      store: [180, 92, 500, 124],
      view: [0, 130, 120, 62],
      middleware: [200, 130, 134, 62],
      server: [200, 0, 134, 56],
      reducer: [386, 130, 128, 62],
      state: [566, 130, 96, 62],
    },
    bends: { 'state>view': { around: ['below', 240] } },
  },
}
