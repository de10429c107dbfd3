import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'The root reducer is made of slice reducers, and the state has the same shape: each slice reducer gets its own slice of the state and the action, and returns the next value of that slice alone.',
  parts: {
    root: { concept: 'reducer', label: 'Root reducer', isGroup: true },
    tree: { concept: 'state', label: 'State', isGroup: true },
    sightingsReducer: { concept: 'reducer', label: 'Sightings', note: 'reducer' },
    observersReducer: { concept: 'reducer', label: 'Observers', note: 'reducer' },
    filtersReducer: { concept: 'reducer', label: 'Filters', note: 'reducer' },
    sightings: { concept: 'state', label: 'sightings', note: 'a slice', isCode: true },
    observers: { concept: 'state', label: 'observers', note: 'a slice', isCode: true },
    filters: { concept: 'state', label: 'filters', note: 'a slice', isCode: true },
    action: { concept: 'action', label: 'Action', note: 'to every reducer' },
  },
  arrows: {
    'sightingsReducer>sightings': '',
    'observersReducer>observers': '',
    'filtersReducer>filters': '',
    'action>root': '',
  },
  steps: [
    {
      arrows: ['action>root'],
      parts: ['sightingsReducer', 'observersReducer', 'filtersReducer'],
      text: 'The store calls the root reducer, which calls every slice reducer with its own slice and the action.',
    },
    {
      arrows: ['sightingsReducer>sightings'],
      notes: { sightings: 'a new value' },
      text: 'One slice reducer handles the action and returns a new value for its slice.',
    },
    {
      arrows: ['observersReducer>observers', 'filtersReducer>filters'],
      notes: { observers: 'the same', filters: 'the same' },
      text: 'The others return the slices they received.',
    },
    {
      arrows: [],
      parts: ['tree', 'sightings'],
      text: 'Because one slice has changed, the root reducer returns a new state object. If none had, it would return the previous one.',
    },
  ],
  narrow: {
    width: 288,
    height: 344,
    boxes: {
      action: [0, 0, 126, 54],
      root: [0, 106, 126, 238],
      sightingsReducer: [12, 142, 102, 54],
      observersReducer: [12, 208, 102, 54],
      filtersReducer: [12, 274, 102, 54],
      tree: [162, 106, 126, 238],
      sightings: [174, 142, 102, 54],
      observers: [174, 208, 102, 54],
      filters: [174, 274, 102, 54],
    },
  },
  wide: {
    width: 680,
    height: 232,
    boxes: {
      action: [0, 94, 150, 60],
      root: [222, 0, 200, 232],
      sightingsReducer: [240, 36, 164, 52],
      observersReducer: [240, 98, 164, 52],
      filtersReducer: [240, 160, 164, 52],
      tree: [480, 0, 200, 232],
      sightings: [498, 36, 164, 52],
      observers: [498, 98, 164, 52],
      filters: [498, 160, 164, 52],
    },
  },
}
