import type { Drawing } from '../../drawing.ts'

export const drawing: Drawing = {
  description:
    'Tags connect mutations with cache entries. The list of playlists provides the tag LIST and the tags of playlists 1 and 2. The entry of each playlist provides the tag with its id. Adding a playlist invalidates LIST, and renaming playlist 2 invalidates its tag.',
  parts: {
    list: { concept: 'state', label: 'getPlaylists', note: 'cached', isCode: true },
    listTag: { label: 'LIST', note: 'tag', isCode: true },
    tag1: { label: '1', note: 'tag', isCode: true },
    tag2: { label: '2', note: 'tag', isCode: true },
    item1: { concept: 'state', label: 'Item 1', note: 'cached' },
    item2: { concept: 'state', label: 'Item 2', note: 'cached' },
    add: { concept: 'action', label: 'Add', note: 'mutation' },
    rename: { concept: 'action', label: 'Rename 2', note: 'mutation' },
  },
  arrows: { 'add>listTag': '', 'rename>tag2': '' },
  lines: ['list>listTag', 'list>tag1', 'list>tag2', 'item1>tag1', 'item2>tag2'],
  steps: [
    {
      arrows: ['list>listTag', 'list>tag1', 'list>tag2'],
      text: 'The list provides the tag `LIST` for itself, and a tag for each playlist that it contains.',
    },
    {
      arrows: ['item1>tag1', 'item2>tag2'],
      text: 'The query for a single playlist provides the tag with the id of this playlist.',
    },
    {
      arrows: ['add>listTag', 'list>listTag'],
      notes: { list: 'refetched' },
      text: 'Adding a playlist invalidates `LIST`. Only the list provides this tag, so only the list is refetched.',
    },
    {
      arrows: ['rename>tag2', 'list>tag2', 'item2>tag2'],
      notes: { list: 'refetched', item2: 'refetched' },
      text: 'Renaming playlist 2 invalidates its tag. The list and item 2 provide it, so both are refetched. Item 1 is left alone.',
    },
    {
      arrows: ['rename>tag2', 'list>tag2'],
      notes: { list: 'refetched', item2: 'removed' },
      missing: ['item2'],
      text: 'If no component uses item 2, it is removed instead of refetched. The next component that needs it loads it.',
    },
  ],
  narrow: {
    width: 288,
    height: 308,
    boxes: {
      list: [0, 0, 260, 50],
      listTag: [0, 82, 78, 46],
      tag1: [91, 82, 78, 46],
      tag2: [182, 82, 78, 46],
      item1: [91, 160, 78, 50],
      item2: [182, 160, 78, 50],
      add: [0, 258, 78, 50],
      rename: [150, 258, 110, 50],
    },
    bends: { 'rename>tag2': { around: ['right', 278] } },
  },
  wide: {
    width: 680,
    height: 254,
    boxes: {
      list: [540, 0, 140, 220],
      listTag: [390, 0, 96, 52],
      tag1: [390, 84, 96, 52],
      tag2: [390, 168, 96, 52],
      item1: [206, 84, 130, 52],
      item2: [206, 168, 130, 52],
      add: [0, 0, 140, 52],
      rename: [0, 168, 140, 52],
    },
    bends: { 'rename>tag2': { around: ['below', 242] } },
  },
}
