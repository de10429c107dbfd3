import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'From an action to a render. The store has a new state and notifies the Provider, which notifies every component that calls useSelector. Only components whose selected value is different re-render.',
  parts: {
    action: { concept: 'action', label: 'Action', note: "laid('owl')" },
    store: { concept: 'state', label: 'Store', note: 'owl: 2' },
    provider: { label: 'Provider', note: 'subscribes once' },
    owls: { concept: 'view', label: 'Owls', note: 'selects 2' },
    weather: { concept: 'view', label: 'Weather', note: "selects 'rain'" },
  },
  arrows: {
    'action>store': '',
    'store>provider': '',
    'provider>owls': '',
    'provider>weather': '',
  },
  steps: [
    {
      arrows: ['action>store'],
      notes: { store: 'owl: 3' },
      text: 'An egg is laid. The reducer runs, and the store has a new state.',
    },
    {
      arrows: ['store>provider'],
      text: 'The store notifies the `Provider`, which is one of its subscribers.',
    },
    {
      arrows: ['provider>owls', 'provider>weather'],
      notes: { owls: 'selects 3' },
      text: 'The `Provider` notifies the components, and each `useSelector` runs its selector with the new state.',
    },
    {
      arrows: [],
      parts: ['owls'],
      notes: { owls: 're-rendered' },
      text: "The value of the first component is different, so React re-renders it. The weather is the same, so the second component isn't re-rendered.",
    },
  ],
  narrow: {
    width: 288,
    height: 274,
    boxes: {
      action: [0, 0, 116, 54],
      store: [172, 0, 116, 54],
      provider: [0, 110, 288, 54],
      owls: [0, 220, 130, 54],
      weather: [158, 220, 130, 54],
    },
  },
  wide: {
    width: 680,
    height: 180,
    boxes: {
      action: [0, 59, 116, 62],
      store: [176, 59, 110, 62],
      provider: [346, 0, 134, 180],
      owls: [540, 0, 140, 70],
      weather: [540, 110, 140, 70],
    },
  },
}
