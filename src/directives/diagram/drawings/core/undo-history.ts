import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'A history has three fields: past, present and future. Edits, undo and redo move states between them.',
  parts: {
    past: { concept: 'state', label: 'past', note: '[A]', isCode: true },
    present: { concept: 'state', label: 'present', note: 'B', isCode: true },
    future: { concept: 'state', label: 'future', note: '[]', isCode: true },
  },
  arrows: {
    'present>past': '',
    'past>present': '',
    'present>future': '',
    'future>present': '',
  },
  steps: [
    {
      arrows: ['present>past'],
      notes: { past: '[A, B]', present: 'C' },
      text: 'An edit: the present, B, moves to the end of the past, and the new state, C, becomes the present.',
    },
    {
      arrows: ['present>future', 'past>present'],
      notes: { past: '[A]', present: 'B', future: '[C]' },
      text: 'Undo: C moves to the start of the future, and the last state of the past becomes the present again.',
    },
    {
      arrows: ['present>past', 'future>present'],
      notes: { past: '[A, B]', present: 'C', future: '[]' },
      text: 'Redo: the same in the other direction.',
    },
    {
      arrows: ['present>future', 'past>present'],
      notes: { past: '[A]', present: 'B', future: '[C]' },
      text: 'Another undo: B is the present, and C can be redone.',
    },
    {
      arrows: ['present>past'],
      notes: { past: '[A, B]', present: 'D', future: '[]' },
      text: "An edit after an undo: D is the present, and the future is emptied, because C doesn't follow from D.",
    },
  ],
  narrow: {
    width: 288,
    height: 280,
    boxes: {
      past: [54, 0, 180, 56],
      present: [54, 112, 180, 56],
      future: [54, 224, 180, 56],
    },
  },
  wide: {
    width: 680,
    height: 84,
    boxes: {
      past: [0, 4, 170, 76],
      present: [255, 4, 170, 76],
      future: [510, 4, 170, 76],
    },
  },
}
