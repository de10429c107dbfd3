import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'A cache entry counts the components that use it. When the count is zero, a timer of 60 seconds starts, and when the time is up, the entry is removed.',
  parts: {
    list: { concept: 'view', label: 'PlantList', note: 'shade' },
    count: { concept: 'view', label: 'PlantCount', note: 'shade' },
    entry: { concept: 'state', label: 'Cache entry', note: 'subscribers: 0' },
    server: { label: 'Server', note: 'HTTP API' },
    timer: { label: 'Timer', note: 'off' },
  },
  arrows: {
    'list>entry': '',
    'count>entry': '',
    'entry>server': '',
    'server>entry': '',
    'entry>timer': '',
    'timer>entry': '',
  },
  steps: [
    {
      arrows: ['list>entry', 'entry>server', 'server>entry'],
      notes: { entry: 'subscribers: 1' },
      missing: ['count'],
      text: "A list of the plants in the shade mounts. There's no entry for this query, so one is created and a request is sent.",
    },
    {
      arrows: ['count>entry'],
      notes: { entry: 'subscribers: 2' },
      text: 'A second component asks for the same plants. It subscribes to the same entry and gets the data without a second request.',
    },
    {
      arrows: [],
      parts: ['entry'],
      notes: { entry: 'subscribers: 1' },
      missing: ['count'],
      text: 'The second component unmounts. The entry stays, because the list still uses it.',
    },
    {
      arrows: ['entry>timer'],
      notes: { entry: 'subscribers: 0', timer: '60 seconds' },
      missing: ['list', 'count'],
      text: 'The list unmounts as well. Nothing uses the entry, so a timer starts, for 60 seconds or for `keepUnusedDataFor`.',
    },
    {
      arrows: ['list>entry'],
      notes: { entry: 'subscribers: 1', timer: 'off' },
      missing: ['count'],
      text: 'If the list mounts again in time, the timer is stopped and the cached data is shown immediately.',
    },
    {
      arrows: ['timer>entry'],
      notes: { entry: 'removed', timer: 'time is up' },
      missing: ['list', 'count'],
      text: 'Otherwise, the entry is removed when the time is up. The next component that needs the data loads it.',
    },
  ],
  narrow: {
    width: 288,
    height: 274,
    boxes: {
      list: [0, 0, 130, 54],
      count: [158, 0, 130, 54],
      entry: [0, 110, 288, 54],
      server: [0, 220, 130, 54],
      timer: [158, 220, 130, 54],
    },
  },
  wide: {
    width: 680,
    height: 190,
    boxes: {
      list: [0, 0, 150, 72],
      count: [0, 118, 150, 72],
      entry: [255, 0, 170, 190],
      server: [530, 0, 150, 72],
      timer: [530, 118, 150, 72],
    },
  },
}
