import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'The cache of a selector that takes an argument. It has a branch for each sightings array it has received, and in it a result for each argument.',
  parts: {
    call: { concept: 'view', label: 'selectBySpecies', note: "(state, 'Wren')", isCode: true },
    first: { concept: 'state', label: 'sightings', note: 'array 1', isCode: true },
    second: { concept: 'state', label: 'sightings', note: 'array 2', isCode: true },
    wrens: { label: "'Wren'", note: 'list A', isCode: true },
    robins: { label: "'Robin'", note: 'list B', isCode: true },
    newWrens: { label: "'Wren'", note: 'list C', isCode: true },
  },
  arrows: {
    'call>first': '',
    'call>second': '',
    'first>wrens': '',
    'first>robins': '',
    'second>newWrens': '',
  },
  steps: [
    {
      arrows: ['call>first', 'first>wrens'],
      missing: ['second', 'robins', 'newWrens'],
      text: 'The first call is a miss: nothing is stored yet. The result function runs, and its list is stored under the sightings array and the argument.',
    },
    {
      arrows: ['call>first', 'first>robins'],
      notes: { call: "(state, 'Robin')" },
      missing: ['second', 'newWrens'],
      text: 'Another argument is a miss, too. The list of wrens stays in the cache.',
    },
    {
      arrows: ['call>first', 'first>wrens'],
      notes: { call: "(state, 'Wren')" },
      missing: ['second', 'newWrens'],
      text: 'The wrens again are a hit. You get the list of the first call, the same array, and nothing is computed.',
    },
    {
      arrows: ['call>second', 'second>newWrens'],
      text: 'After a sighting is added, the array is new, and nothing is stored for it. The next call is a miss.',
    },
    {
      arrows: [],
      parts: ['second', 'newWrens'],
      missing: ['first', 'wrens', 'robins'],
      text: 'If nothing else refers to the old array, it can be garbage-collected together with its results.',
    },
  ],
  narrow: {
    width: 288,
    height: 270,
    boxes: {
      call: [40, 0, 208, 54],
      first: [0, 108, 188, 54],
      second: [200, 108, 88, 54],
      wrens: [0, 216, 88, 54],
      robins: [100, 216, 88, 54],
      newWrens: [200, 216, 88, 54],
    },
  },
  wide: {
    width: 680,
    height: 204,
    boxes: {
      call: [0, 0, 180, 204],
      first: [264, 0, 150, 126],
      second: [264, 146, 150, 58],
      wrens: [498, 0, 182, 58],
      robins: [498, 68, 182, 58],
      newWrens: [498, 146, 182, 58],
    },
  },
}
