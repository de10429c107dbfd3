import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'An effect that waits. One action starts it, then it waits with condition, either for another action or until a time limit is over.',
  parts: {
    ordered: { concept: 'action', label: 'ordered', note: 'Ramen', isCode: true },
    ready: { concept: 'action', label: 'ready', note: 'Ramen', isCode: true },
    effect: { label: 'Effect', note: 'one run' },
    limit: { label: 'Time limit', note: '30 ms' },
    kitchen: { concept: 'view', label: 'Message', note: 'none yet' },
  },
  arrows: {
    'ordered>effect': '',
    'ready>effect': '',
    'limit>effect': '',
    'effect>kitchen': '',
  },
  steps: [
    {
      arrows: ['ordered>effect'],
      notes: { effect: 'runs' },
      missing: ['ready'],
      text: 'Someone orders ramen. After the reducer, the listener middleware starts a run of the effect.',
    },
    {
      arrows: [],
      parts: ['effect'],
      notes: { effect: 'waits' },
      missing: ['ready'],
      text: 'The effect awaits `condition`. From now on, each action that is dispatched is passed to the predicate.',
    },
    {
      arrows: ['ready>effect', 'effect>kitchen'],
      notes: { effect: 'goes on: true', kitchen: 'is ready' },
      text: 'If an action matches in time, `condition` resolves to `true`, and the effect goes on.',
    },
    {
      arrows: ['limit>effect', 'effect>kitchen'],
      notes: { effect: 'goes on: false', kitchen: 'takes too long' },
      missing: ['ready'],
      text: 'If the time is over first, `condition` resolves to `false`.',
    },
  ],
  narrow: {
    width: 288,
    height: 274,
    boxes: {
      ordered: [0, 0, 130, 54],
      ready: [158, 0, 130, 54],
      effect: [0, 110, 288, 54],
      limit: [0, 220, 130, 54],
      kitchen: [158, 220, 130, 54],
    },
  },
  wide: {
    width: 680,
    height: 202,
    boxes: {
      ordered: [0, 0, 160, 58],
      ready: [0, 72, 160, 58],
      limit: [0, 144, 160, 58],
      effect: [265, 0, 150, 202],
      kitchen: [520, 70, 160, 62],
    },
  },
}
