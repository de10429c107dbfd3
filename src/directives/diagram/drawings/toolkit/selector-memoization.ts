import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description: 'What a memoized selector does each time it is called.',
  parts: {
    selector: { label: 'Selector', isGroup: true },
    state: { concept: 'state', label: 'State' },
    inputs: { label: 'Inputs', note: 'input selectors' },
    question: { label: 'In cache?', note: 'compared: ===' },
    compute: { label: 'Compute', note: 'result function' },
    result: { concept: 'state', label: 'Result', note: 'stored' },
    view: { concept: 'view', label: 'View' },
  },
  arrows: {
    'state>inputs': '',
    'inputs>question': '',
    'question>result': 'yes',
    'question>compute': 'no',
    'compute>result': '',
    'result>view': '',
  },
  steps: [
    {
      arrows: ['state>inputs'],
      text: 'The input selectors read values from the state. They run when the selector is called with new arguments.',
    },
    {
      arrows: ['inputs>question'],
      text: 'The selector looks for these values in its cache, by reference.',
    },
    {
      arrows: ['question>result'],
      text: "If they're there, it returns the stored result, the very same object, and nothing is computed.",
    },
    {
      arrows: ['question>compute', 'compute>result'],
      text: 'If not, the result function runs, and its result is stored in the cache.',
    },
    {
      arrows: ['result>view'],
      text: "A component that gets the same object as before doesn't have to re-render.",
    },
  ],
  narrow: {
    width: 288,
    height: 474,
    boxes: {
      state: [50, 0, 76, 44],
      selector: [0, 78, 288, 314],
      inputs: [8, 112, 118, 54],
      question: [8, 218, 118, 54],
      compute: [8, 324, 118, 54],
      result: [178, 324, 102, 54],
      view: [184, 430, 90, 44],
    },
  },
  wide: {
    width: 680,
    height: 236,
    boxes: {
      state: [0, 46, 64, 50],
      selector: [108, 0, 456, 236],
      inputs: [118, 40, 128, 62],
      question: [294, 40, 112, 62],
      compute: [284, 158, 130, 62],
      result: [484, 40, 72, 62],
      view: [616, 46, 64, 50],
    },
  },
}
