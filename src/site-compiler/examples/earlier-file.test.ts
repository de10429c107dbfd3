import { expect, test } from 'vitest'
import { writeApplications } from './applications.test-support.ts'
import { earlierFile } from './earlier-file.ts'

const root = writeApplications({
  'examples/kitchen/base/index.html': 'base',
  'examples/kitchen/part-1/src/store.ts': 'one',
  'examples/kitchen/part-3/src/store.ts': 'three',
  'examples/kitchen/part-3/.removed': 'index.html \n',
})
const before = (file: string) => earlierFile(root, `examples/kitchen/${file}`).text

test('A file is what it was at the end of the part before, for the steps to a part too', () => {
  expect(before('part-3/src/store.ts')).toBe('one')
  expect(before('part-3-steps/1-first/src/store.ts')).toBe('one')
  expect(before('part-4/src/store.ts')).toBe('three')
  expect(before('part-3/index.html')).toBe('base')
})

test('A file that was not there, or was deleted, is null', () => {
  expect(before('part-1/src/store.ts')).toBeNull()
  expect(before('part-4/index.html')).toBeNull()
  expect(earlierFile(root, 'content/store.ts')).toEqual({ text: null, lookedFor: [] })
})
