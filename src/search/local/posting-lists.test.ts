import { expect, test } from 'vitest'
import { createPostingLists } from './posting-lists.ts'

test('lists that grow in turn keep their own postings, in order', () => {
  const lists = createPostingLists()
  for (let document = 0; document < 100_000; document++) {
    lists.add(document % 3, document, document % 7)
  }
  const own = Array.from({ length: 33_333 }, (_, index) => 1 + 3 * index)
  expect([...lists.of(1)]).toEqual(own.map((document) => [document, document % 7]))
})

test('a list that nothing was added to is empty', () => {
  const lists = createPostingLists()
  lists.add(5, 0, 1)
  expect([...lists.of(4)]).toEqual([])
  expect([...lists.of(6)]).toEqual([])
})
