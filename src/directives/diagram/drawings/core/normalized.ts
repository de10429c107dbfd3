import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'Nested: each of two sightings holds its own copy of the same observer, so a new name must be written twice. Normalized: sightings and observers are two tables, both sightings refer to the observer by id, and the name is stored once.',
  parts: {
    nested: { label: 'Nested', isGroup: true },
    s1: { concept: 'state', label: 'Sighting s1', isGroup: true },
    s2: { concept: 'state', label: 'Sighting s2', isGroup: true },
    copy1: { concept: 'state', label: 'Observer o1', note: 'name: Ida' },
    copy2: { concept: 'state', label: 'Observer o1', note: 'name: Ida (a copy)' },
    normalized: { label: 'Normalized', isGroup: true },
    sightings: { concept: 'state', label: 'sightings', isGroup: true },
    observers: { concept: 'state', label: 'observers', isGroup: true },
    row1: { concept: 'state', label: 's1', note: 'observer: o1' },
    row2: { concept: 'state', label: 's2', note: 'observer: o1' },
    once: { concept: 'state', label: 'o1', note: 'name: Ida' },
  },
  arrows: { 'row1>once': '', 'row2>once': '' },
  steps: [
    {
      arrows: [],
      parts: ['nested', 'copy1', 'copy2'],
      text: 'In nested data, each sighting has its own copy of the observer.',
    },
    {
      arrows: [],
      parts: ['copy1'],
      notes: { copy1: 'name: Ida L.' },
      text: 'Ida changes her name. Code that updates only one of the copies leaves her with two names.',
    },
    {
      arrows: ['row1>once', 'row2>once'],
      parts: ['normalized'],
      text: 'In normalized data, the observer is stored once, and both sightings refer to her by id.',
    },
    {
      arrows: [],
      parts: ['once'],
      notes: { once: 'name: Ida L.' },
      text: "Now there's one place to update, and the sightings don't change.",
    },
  ],
  narrow: {
    width: 288,
    height: 452,
    boxes: {
      nested: [0, 0, 288, 228],
      s1: [14, 36, 260, 84],
      copy1: [122, 46, 142, 64],
      s2: [14, 130, 260, 84],
      copy2: [122, 140, 142, 64],
      normalized: [0, 246, 288, 206],
      sightings: [14, 282, 120, 156],
      row1: [24, 314, 100, 52],
      row2: [24, 376, 100, 52],
      observers: [158, 282, 116, 156],
      once: [168, 340, 96, 62],
    },
  },
  wide: {
    width: 680,
    height: 228,
    boxes: {
      nested: [0, 0, 330, 228],
      s1: [16, 36, 298, 84],
      copy1: [142, 46, 162, 64],
      s2: [16, 130, 298, 84],
      copy2: [142, 140, 162, 64],
      normalized: [350, 0, 330, 228],
      sightings: [366, 36, 134, 178],
      row1: [376, 70, 114, 62],
      row2: [376, 142, 114, 62],
      observers: [540, 36, 124, 178],
      once: [550, 106, 104, 62],
    },
  },
}
