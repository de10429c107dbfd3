import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'The way of a change through an app: an event, an action, the reducer and the state in the store, the comparison by the binding library, and the view.',
  parts: {
    store: { label: 'Store', isGroup: true },
    event: { label: 'Event', note: 'like a click' },
    action: { concept: 'action', label: 'Action', note: 'dispatched' },
    reducer: { concept: 'reducer', label: 'Reducer', note: 'is called' },
    state: { concept: 'state', label: 'State', note: 'is saved' },
    binding: { label: 'Binding', note: 'compares' },
    view: { concept: 'view', label: 'View', note: 're-renders' },
  },
  arrows: {
    'event>action': '',
    'action>reducer': '',
    'reducer>state': '',
    'state>binding': '',
    'binding>view': '',
  },
  steps: [
    {
      arrows: [],
      parts: ['event'],
      text: 'Event: someone clicks, a response arrives, or a timer ends.',
    },
    {
      arrows: ['event>action'],
      text: 'Dispatch: the code that handles the event dispatches an action.',
    },
    {
      arrows: ['action>reducer'],
      text: 'Reduce: the store calls the root reducer with the current state and the action.',
    },
    {
      arrows: ['reducer>state'],
      text: 'Save: the store keeps the result as the new state.',
    },
    {
      arrows: ['state>binding'],
      text: 'Notify: the store calls the functions that have subscribed to it. One of them belongs to the binding library.',
    },
    {
      arrows: [],
      parts: ['binding'],
      text: 'Compare: the binding library checks which components use a value that has changed.',
    },
    {
      arrows: ['binding>view'],
      text: 'Render: those components re-render with the new values.',
    },
  ],
  narrow: {
    width: 288,
    height: 264,
    boxes: {
      store: [0, 86, 288, 90],
      event: [10, 0, 112, 50],
      action: [166, 0, 112, 50],
      reducer: [166, 114, 112, 50],
      state: [10, 114, 112, 50],
      binding: [10, 212, 112, 50],
      view: [166, 212, 112, 50],
    },
  },
  wide: {
    width: 680,
    height: 206,
    boxes: {
      store: [352, 0, 328, 98],
      event: [0, 30, 124, 56],
      action: [176, 30, 124, 56],
      reducer: [364, 30, 124, 56],
      state: [544, 30, 124, 56],
      binding: [544, 150, 124, 56],
      view: [364, 150, 124, 56],
    },
  },
}
