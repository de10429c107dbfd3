import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'A thunk from createAsyncThunk dispatches pending when it starts, and then fulfilled or rejected. The reducer keeps track of it in the state.',
  parts: {
    thunk: { label: 'loadPlant', note: 'async thunk', isCode: true },
    pending: { concept: 'action', label: 'pending', isCode: true },
    fulfilled: { concept: 'action', label: 'fulfilled', isCode: true },
    rejected: { concept: 'action', label: 'rejected', isCode: true },
    reducer: { concept: 'reducer', label: 'Reducer', note: 'extraReducers' },
    state: { concept: 'state', label: 'status', note: "'idle'", isCode: true },
  },
  arrows: {
    'thunk>pending': '',
    'thunk>fulfilled': '',
    'thunk>rejected': '',
    'pending>reducer': '',
    'fulfilled>reducer': '',
    'rejected>reducer': '',
    'reducer>state': '',
  },
  steps: [
    {
      arrows: ['thunk>pending'],
      text: 'A component dispatches `loadPlant`. Before it calls your function, the thunk dispatches `pending`.',
    },
    {
      arrows: ['pending>reducer', 'reducer>state'],
      notes: { state: "'pending'" },
      text: 'The reducer handles `pending`, so the state says that a request is on its way.',
    },
    {
      arrows: [],
      parts: ['thunk'],
      notes: { thunk: 'is waiting' },
      text: 'Your function, the payload creator, sends the request. The rest of the app goes on.',
    },
    {
      arrows: ['thunk>fulfilled', 'fulfilled>reducer', 'reducer>state'],
      notes: { thunk: 'done', state: "'idle'" },
      text: 'If it succeeds, its result is the payload of `fulfilled`. The reducer stores the plant.',
    },
    {
      arrows: ['thunk>rejected', 'rejected>reducer', 'reducer>state'],
      notes: { state: "'failed'" },
      text: 'If it throws, `rejected` is dispatched instead, and the reducer stores the error.',
    },
  ],
  narrow: {
    width: 288,
    height: 354,
    boxes: {
      thunk: [0, 0, 288, 50],
      pending: [0, 104, 90, 46],
      fulfilled: [99, 104, 90, 46],
      rejected: [198, 104, 90, 46],
      reducer: [0, 204, 288, 48],
      state: [74, 304, 140, 50],
    },
  },
  wide: {
    width: 680,
    height: 196,
    boxes: {
      thunk: [0, 0, 140, 196],
      pending: [208, 0, 120, 52],
      fulfilled: [208, 72, 120, 52],
      rejected: [208, 144, 120, 52],
      reducer: [396, 0, 120, 196],
      state: [584, 62, 96, 72],
    },
  },
}
