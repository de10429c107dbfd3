import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'A slice that is loaded later. Its file injects the reducer into the root reducer. The state of the slice appears with the next action.',
  parts: {
    root: { concept: 'reducer', label: 'Root reducer', isGroup: true },
    tree: { concept: 'state', label: 'State', isGroup: true },
    page: { concept: 'view', label: 'Page', note: 'statistics' },
    file: { label: 'Slice file', note: 'lazy chunk' },
    sightingsReducer: { concept: 'reducer', label: 'Sightings', note: 'reducer' },
    statisticsReducer: { concept: 'reducer', label: 'Statistics', note: 'reducer' },
    sightings: { concept: 'state', label: 'sightings', isCode: true },
    statistics: { concept: 'state', label: 'statistics', isCode: true },
    action: { concept: 'action', label: 'Action', note: 'any type' },
  },
  arrows: {
    'page>file': '',
    'file>statisticsReducer': '',
    'action>root': '',
    'sightingsReducer>sightings': '',
    'statisticsReducer>statistics': '',
  },
  steps: [
    {
      arrows: ['sightingsReducer>sightings'],
      missing: ['page', 'file', 'statisticsReducer', 'statistics'],
      text: 'When the app starts, the root reducer has one slice reducer, and the state has one key.',
    },
    {
      arrows: ['page>file'],
      missing: ['statisticsReducer', 'statistics'],
      text: 'Someone opens the page with the statistics. Its code is loaded, and so is the file of its slice.',
    },
    {
      arrows: ['file>statisticsReducer'],
      missing: ['statistics'],
      text: "The file injects its slice into the root reducer. The state doesn't change yet, and the selectors of the injected slice return values from its initial state.",
    },
    {
      arrows: ['action>root', 'statisticsReducer>statistics'],
      text: 'With the next action, the root reducer calls the new reducer, too, and its initial state becomes part of the state.',
    },
  ],
  narrow: {
    width: 288,
    height: 358,
    boxes: {
      page: [184, 0, 104, 52],
      file: [22, 0, 104, 52],
      root: [22, 92, 114, 160],
      sightingsReducer: [30, 126, 98, 50],
      statisticsReducer: [30, 190, 98, 50],
      tree: [174, 92, 114, 160],
      sightings: [182, 126, 98, 50],
      statistics: [182, 190, 98, 50],
      action: [22, 306, 114, 52],
    },
    bends: { 'file>statisticsReducer': { around: ['left', 9] } },
  },
  wide: {
    width: 680,
    height: 330,
    boxes: {
      page: [0, 36, 140, 56],
      file: [0, 150, 140, 56],
      root: [220, 0, 190, 222],
      sightingsReducer: [236, 36, 158, 56],
      statisticsReducer: [236, 150, 158, 56],
      tree: [490, 0, 190, 222],
      sightings: [506, 36, 158, 56],
      statistics: [506, 150, 158, 56],
      action: [236, 276, 158, 54],
    },
  },
}
