import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'The reducer receives the current state and an action, and returns the next state. The next state is then the current state for the next action.',
  parts: {
    state: { concept: 'state', label: 'State', note: 'no tickets' },
    action: { concept: 'action', label: 'Action', note: 'ticketAdded' },
    reducer: { concept: 'reducer', label: 'Reducer', note: '(state, action)' },
    next: { concept: 'state', label: 'Next state', note: '1 waiting' },
  },
  arrows: {
    'state>reducer': '',
    'action>reducer': '',
    'reducer>next': '',
    'next>state': '',
  },
  steps: [
    {
      arrows: [],
      parts: ['state'],
      missing: ['action', 'next'],
      text: 'The state is plain data. At first, the kitchen has no tickets.',
    },
    {
      arrows: [],
      parts: ['action'],
      missing: ['next'],
      text: 'Someone orders a dish. An action says so, as a plain object with a type and a payload.',
    },
    {
      arrows: ['state>reducer', 'action>reducer'],
      missing: ['next'],
      text: 'The reducer is called with the current state and the action.',
    },
    {
      arrows: ['reducer>next'],
      text: 'It returns the next state, a new list with one ticket. The old list is unchanged.',
    },
    {
      arrows: ['next>state'],
      notes: { state: '1 waiting' },
      text: 'The next state becomes the current state.',
    },
    {
      arrows: ['state>reducer', 'action>reducer', 'reducer>next'],
      notes: { action: 'servedToggled', next: '1 served' },
      text: 'The dish is served, which is another action. The same function computes the state after it.',
    },
  ],
  narrow: {
    width: 288,
    height: 278,
    boxes: {
      state: [24, 0, 118, 58],
      action: [170, 0, 118, 58],
      reducer: [91, 110, 130, 58],
      next: [91, 220, 130, 58],
    },
    bends: { 'next>state': { around: ['left', 8] } },
  },
  wide: {
    width: 680,
    height: 216,
    boxes: {
      state: [0, 110, 170, 62],
      action: [0, 0, 170, 62],
      reducer: [255, 55, 170, 62],
      next: [510, 55, 170, 62],
    },
    bends: { 'next>state': { around: ['below', 204] } },
  },
}
