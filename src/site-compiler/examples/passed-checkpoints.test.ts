import { expect, it } from 'vitest'
import { damageFiles, damages } from '../../system/disk-cache.test-support.ts'
import { writeApplications } from './applications.test-support.ts'
import { openPassedCheckpoints } from './passed-checkpoints.ts'

const filesWith = (text: string) => new Map([['src/store.ts', Buffer.from(text)]])

it('remembers a checkpoint until its content changes', async () => {
  const folder = writeApplications({})
  const passed = await openPassedCheckpoints(folder)
  expect(await passed.has('kitchen-part-1', filesWith('one'))).toBe(false)
  await passed.add('kitchen-part-1', filesWith('one'))
  const later = await openPassedCheckpoints(folder)
  expect(await later.has('kitchen-part-1', filesWith('one'))).toBe(true)
  expect(await later.has('kitchen-part-1', filesWith('two'))).toBe(false)
  expect(await later.has('kitchen-part-2', filesWith('one'))).toBe(false)
})

it.each(Object.entries(damages))('checks again what %s says', async (_, damage) => {
  const folder = writeApplications({})
  const passed = await openPassedCheckpoints(folder)
  await passed.add('kitchen-part-1', filesWith('one'))
  expect(damageFiles(folder, damage)).toBe(1)
  expect(await passed.has('kitchen-part-1', filesWith('one'))).toBe(false)
})
