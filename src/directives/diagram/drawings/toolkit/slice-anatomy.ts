import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'createSlice takes a name, case reducers, an initial state and selectors. It returns action creators, one reducer, and selectors that read the root state.',
  parts: {
    options: { label: 'You write', isGroup: true },
    slice: { label: 'You get', isGroup: true },
    name: { concept: 'action', label: 'name', note: "'plants'", isCode: true },
    reducers: { concept: 'reducer', label: 'reducers', note: 'plantAdded', isCode: true },
    initialState: { concept: 'state', label: 'initialState', note: '[]', isCode: true },
    selectors: { concept: 'state', label: 'selectors', note: 'selectNames', isCode: true },
    actions: { concept: 'action', label: 'actions', note: 'plantAdded()', isCode: true },
    reducer: { concept: 'reducer', label: 'reducer', isCode: true },
    sliceSelectors: {
      concept: 'state',
      label: 'selectors',
      note: 'selectNames',
      isCode: true,
    },
  },
  arrows: {
    'name>actions': '',
    'reducers>actions': '',
    'reducers>reducer': '',
    'initialState>reducer': '',
    'selectors>sliceSelectors': '',
  },
  steps: [
    {
      arrows: ['name>actions', 'reducers>actions'],
      text: 'Each function in `reducers` becomes an action creator of the same name. The name of the slice is the first part of its action type, `plants/plantAdded`.',
    },
    {
      arrows: ['reducers>reducer', 'initialState>reducer'],
      text: 'The same functions are the case reducers of one reducer, which starts with the initial state.',
    },
    {
      arrows: ['selectors>sliceSelectors'],
      text: 'You write selectors for the state of the slice. The selectors you get take the root state and find the slice in it.',
    },
    {
      arrows: [],
      parts: ['actions', 'reducer', 'sliceSelectors'],
      text: 'The reducer goes into the store. Components call the action creators and the selectors.',
    },
  ],
  narrow: {
    width: 288,
    height: 282,
    boxes: {
      options: [0, 0, 122, 282],
      slice: [166, 0, 122, 282],
      name: [8, 34, 106, 46],
      reducers: [8, 94, 106, 56],
      initialState: [8, 164, 106, 46],
      selectors: [8, 224, 106, 46],
      actions: [174, 34, 106, 84],
      reducer: [174, 130, 106, 80],
      sliceSelectors: [174, 224, 106, 46],
    },
  },
  wide: {
    width: 680,
    height: 286,
    boxes: {
      options: [0, 0, 260, 286],
      slice: [420, 0, 260, 286],
      name: [16, 36, 228, 46],
      reducers: [16, 96, 228, 56],
      initialState: [16, 166, 228, 46],
      selectors: [16, 226, 228, 46],
      actions: [436, 36, 228, 82],
      reducer: [436, 132, 228, 80],
      sliceSelectors: [436, 226, 228, 46],
    },
  },
}
