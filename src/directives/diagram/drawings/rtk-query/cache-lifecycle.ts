import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description: 'The life of one cache entry of RTK Query, from its first request to its removal.',
  parts: {
    component: { concept: 'view', label: 'Component', note: 'calls the hook' },
    loading: { concept: 'state', label: 'Loading', note: 'request sent' },
    inUse: { concept: 'state', label: 'In use', note: 'data shared' },
    unused: { concept: 'state', label: 'Unused', note: 'timer: 60 s' },
    removed: { label: 'Removed', note: 'data gone' },
  },
  arrows: {
    'component>loading': '',
    'loading>inUse': '',
    'inUse>loading': '',
    'inUse>unused': '',
    'unused>inUse': '',
    'unused>removed': '',
  },
  steps: [
    {
      arrows: ['component>loading'],
      text: 'A component asks for data that is not in the cache, so an entry is created and a request is sent.',
    },
    {
      arrows: ['loading>inUse'],
      text: 'The response is stored in the entry, and every component that asks for the same data shares it.',
    },
    {
      arrows: ['inUse>loading'],
      text: 'A mutation invalidates its tag, so the data is refetched. Until then, components show the old data.',
    },
    {
      arrows: ['inUse>unused'],
      text: 'The last component that uses the entry unmounts. A timer starts, for 60 seconds or for `keepUnusedDataFor`.',
    },
    {
      arrows: ['unused>inUse'],
      text: 'A component that asks in time gets the data immediately, without a request.',
    },
    { arrows: ['unused>removed'], text: 'When the time is up, the entry is removed.' },
  ],
  narrow: {
    width: 288,
    height: 278,
    boxes: {
      component: [0, 0, 118, 54],
      loading: [170, 0, 118, 54],
      inUse: [170, 112, 118, 54],
      unused: [170, 224, 118, 54],
      removed: [0, 224, 118, 54],
    },
  },
  wide: {
    width: 680,
    height: 200,
    boxes: {
      component: [0, 0, 160, 62],
      loading: [260, 0, 160, 62],
      inUse: [520, 0, 160, 62],
      unused: [520, 138, 160, 62],
      removed: [260, 138, 160, 62],
    },
  },
}
