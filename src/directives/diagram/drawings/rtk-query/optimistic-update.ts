import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'An optimistic update that the server refuses. The mutation changes the cache first, so the view shows the new rating immediately. After the request has failed, the track is refetched, and the view shows the saved rating again.',
  parts: {
    view: { concept: 'view', label: 'View', note: 'shows 3 stars' },
    mutation: { concept: 'action', label: 'Mutation', note: 'rateTrack' },
    cache: { concept: 'state', label: 'Cache', note: '3 stars' },
    server: { label: 'Server', note: '3 stars are saved' },
  },
  arrows: {
    'view>mutation': '',
    'mutation>cache': '',
    'cache>view': '',
    'mutation>server': '',
    'server>mutation': '',
    'server>cache': '',
  },
  steps: [
    {
      arrows: ['view>mutation'],
      text: 'Someone gives a track nine stars, which starts the mutation.',
    },
    {
      arrows: ['mutation>cache'],
      notes: { cache: '9 stars' },
      text: 'In `onQueryStarted`, `updateQueryData` changes the cached track without waiting for the server.',
    },
    {
      arrows: ['cache>view'],
      notes: { view: 'shows 9 stars' },
      text: 'The component re-renders with the new rating.',
    },
    {
      arrows: ['mutation>server'],
      text: 'Meanwhile, the request is on its way to the server.',
    },
    {
      arrows: ['server>mutation'],
      notes: { mutation: 'has failed' },
      text: "The server allows five stars at most and refuses. The promise `queryFulfilled` rejects, and the mutation invalidates the track's tag.",
    },
    {
      arrows: ['server>cache'],
      notes: { cache: '3 stars' },
      text: 'The invalidated tag causes a refetch, which replaces the rating in the cache with the saved one.',
    },
    {
      arrows: ['cache>view'],
      notes: { view: 'shows 3 stars' },
      text: 'The component shows three stars again. If the server had accepted the rating, the refetch would have confirmed it.',
    },
  ],
  narrow: {
    width: 288,
    height: 276,
    boxes: {
      view: [79, 0, 130, 54],
      mutation: [172, 110, 116, 56],
      cache: [0, 110, 116, 56],
      server: [0, 222, 288, 54],
    },
    bends: {
      'view>mutation': { turn: 'hv' },
      'cache>view': { turn: 'vh' },
    },
  },
  wide: {
    width: 680,
    height: 200,
    boxes: {
      view: [0, 69, 140, 62],
      mutation: [255, 0, 160, 66],
      cache: [255, 134, 160, 66],
      server: [520, 0, 160, 200],
    },
    bends: {
      'view>mutation': { turn: 'vh' },
      'cache>view': { turn: 'hv' },
    },
  },
}
