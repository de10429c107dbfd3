import type { Drawing } from '../drawing.ts'

export const drawing: Drawing = {
  description: 'What a memoized selector does each time it is called.',
  parts: {
    selector: { label: 'Selector', isGroup: true },
    state: { concept: 'state', label: 'State' },
    inputs: { label: 'Inputs', note: 'input selectors' },
    question: { label: 'Same inputs?', note: 'compared: ===' },
    compute: { label: 'Compute', note: 'result function' },
    result: { concept: 'state', label: 'Result', note: 'kept' },
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
      text: 'The input selectors pick values out of the state. They are cheap and run on every call.',
    },
    {
      arrows: ['inputs>question'],
      text: 'The selector compares the values with those of the last call, by reference.',
    },
    {
      arrows: ['question>result'],
      text: 'All the same: it returns the last result, the very same object, and nothing is computed.',
    },
    {
      arrows: ['question>compute', 'compute>result'],
      text: 'One is different: the result function computes, and its result is kept for the next call.',
    },
    {
      arrows: ['result>view'],
      text: 'A view that gets the same object as before need not draw again.',
    },
  ],
  narrow: {
    width: 288,
    height: 436,
    boxes: {
      state: [60, 0, 82, 44],
      selector: [0, 78, 288, 278],
      inputs: [8, 112, 134, 54],
      question: [8, 200, 134, 54],
      compute: [8, 288, 134, 54],
      result: [176, 288, 104, 54],
      view: [183, 392, 90, 44],
    },
  },
  wide: {
    width: 680,
    height: 236,
    boxes: {
      state: [0, 46, 74, 50],
      selector: [102, 0, 452, 236],
      inputs: [116, 40, 132, 62],
      question: [282, 40, 120, 62],
      compute: [276, 158, 132, 62],
      result: [436, 40, 104, 62],
      view: [606, 46, 74, 50],
    },
  },
}
