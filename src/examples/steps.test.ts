import { describe, expect, test } from 'vitest'
import { type Checkpoint, listCheckpoints } from './checkpoints.ts'
import { composeFiles } from './compose.ts'
import { composeSteps } from './steps.ts'

const withSteps = listCheckpoints().filter((checkpoint) => composeSteps(checkpoint).length > 0)

const texts = (files: Map<string, Buffer>) =>
  Object.fromEntries([...files].map(([file, content]) => [file, content.toString()]).sort())

test('the Essentials have steps', () => {
  expect(withSteps).toContainEqual({ app: 'fieldbook', part: 3 })
})

describe.each<Checkpoint>(withSteps)('the steps of $app, part $part', (checkpoint) => {
  const steps = composeSteps(checkpoint)

  test('end in the finished part', () => {
    const last = steps.at(-1)?.files ?? new Map()
    expect(texts(last)).toEqual(texts(composeFiles(checkpoint).files))
  })

  test('each change something', () => {
    const [, ...later] = steps
    for (const [index, { name, files }] of later.entries()) {
      expect(texts(files), name).not.toEqual(texts(steps[index]?.files ?? new Map()))
    }
  })
})
