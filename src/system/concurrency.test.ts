import { expect, test } from 'vitest'
import { mapConcurrent, waitForAll } from './concurrency.ts'

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('Results are in the order of the items, with no more than the limit under way', async () => {
  let underWay = 0
  let most = 0
  const results = await mapConcurrent(3, [5, 4, 3, 2, 1], async (item, index) => {
    most = Math.max(most, ++underWay)
    for (let turn = 0; turn < item; turn++) await soon()
    underWay--
    return `${index}: ${item}`
  })
  expect(results).toEqual(['0: 5', '1: 4', '2: 3', '3: 2', '4: 1'])
  expect(most).toBe(3)
})

test('After a failure nothing is begun, and what is under way is waited for', async () => {
  const done: number[] = []
  const work = mapConcurrent(2, [1, 2, 3, 4], async (item) => {
    if (item === 1) throw new Error('The first fails.')
    await soon()
    done.push(item)
  })
  await expect(work).rejects.toThrow('The first fails.')
  expect(done).toEqual([2])
})

test('Of tasks that run together, one that fails is told when the others have ended', async () => {
  let isDone = false
  const other = soon().then(() => {
    isDone = true
  })
  await expect(waitForAll(Promise.reject(new Error('One fails.')), other)).rejects.toThrow('One')
  expect(isDone).toBe(true)
  expect(await waitForAll(Promise.resolve(1), Promise.resolve('a'))).toEqual([1, 'a'])
})
