import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'Data flows in one direction: the view dispatches an action, the reducer computes the next state, the store keeps it, and selectors bring it back to the view.',
  parts: {
    view: { concept: 'view', label: 'View', note: 'selects state' },
    action: { concept: 'action', label: 'Action', note: 'is dispatched' },
    reducer: { concept: 'reducer', label: 'Reducer', note: '(state, action)' },
    state: { concept: 'state', label: 'State', note: 'in the store' },
  },
  arrows: { 'view>action': '', 'action>reducer': '', 'reducer>state': '', 'state>view': '' },
  steps: [
    {
      arrows: ['view>action'],
      text: 'Someone clicks. The view dispatches an action, which is an object that says what happened.',
    },
    {
      arrows: ['action>reducer'],
      text: 'The store calls the reducer with the current state and the action.',
    },
    {
      arrows: ['reducer>state'],
      text: 'The reducer returns the next state, and the store saves it.',
    },
    {
      arrows: ['state>view'],
      text: 'Selectors read what the view needs from the store. If it has changed, the view re-renders.',
    },
  ],
  narrow: {
    width: 288,
    height: 278,
    boxes: {
      view: [79, 0, 130, 58],
      action: [158, 110, 130, 58],
      reducer: [79, 220, 130, 58],
      state: [0, 110, 130, 58],
    },
    bends: {
      'view>action': { turn: 'hv' },
      'action>reducer': { turn: 'vh' },
      'reducer>state': { turn: 'hv' },
      'state>view': { turn: 'vh' },
    },
  },
  wide: {
    width: 680,
    height: 220,
    boxes: {
      view: [0, 79, 170, 62],
      action: [255, 0, 170, 62],
      reducer: [510, 79, 170, 62],
      state: [255, 158, 170, 62],
    },
    bends: {
      'view>action': { turn: 'vh' },
      'action>reducer': { turn: 'hv' },
      'reducer>state': { turn: 'vh' },
      'state>view': { turn: 'hv' },
    },
  },
}
