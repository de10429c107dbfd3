import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description: 'How the listener middleware reacts to an action with an effect.',
  parts: {
    view: { concept: 'view', label: 'View', note: 'dispatches' },
    middleware: { label: 'Listeners', note: 'middleware' },
    reducer: { concept: 'reducer', label: 'Reducer', note: '(state, action)' },
    state: { concept: 'state', label: 'State', note: 'already new' },
    effect: { label: 'Effect', note: 'your function' },
    outside: { label: 'Outside', note: 'server, timer' },
  },
  arrows: {
    'view>middleware': '',
    'middleware>reducer': '',
    'reducer>state': '',
    'middleware>effect': '',
    'effect>outside': '',
    'outside>effect': '',
    'effect>middleware': '',
  },
  steps: [
    { arrows: ['view>middleware'], text: 'An action arrives at the listener middleware.' },
    {
      arrows: ['middleware>reducer', 'reducer>state'],
      text: 'The middleware passes the action on first, so the reducer has updated the state before any listener is checked.',
    },
    {
      arrows: ['middleware>effect'],
      text: 'The middleware compares the action with each listener and starts the effects of those that match.',
    },
    {
      arrows: ['effect>outside', 'outside>effect'],
      text: 'An effect may wait, call a server, read the state, or be canceled by a later run.',
    },
    {
      arrows: ['effect>middleware'],
      text: 'It may dispatch further actions, which go through the same steps.',
    },
  ],
  narrow: {
    width: 288,
    height: 274,
    boxes: {
      view: [0, 0, 124, 54],
      middleware: [0, 110, 124, 54],
      effect: [178, 110, 110, 54],
      outside: [178, 0, 110, 54],
      reducer: [0, 220, 124, 54],
      state: [178, 220, 110, 54],
    },
  },
  wide: {
    width: 680,
    height: 200,
    boxes: {
      view: [0, 0, 120, 62],
      middleware: [174, 0, 150, 62],
      reducer: [376, 0, 130, 62],
      state: [558, 0, 122, 62],
      effect: [174, 138, 150, 62],
      outside: [376, 138, 130, 62],
    },
  },
}
