import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { writeApplications } from './applications.test-support.ts'
import { openPassed } from './passed.ts'

const filesWith = (text: string) => new Map([['src/store.ts', Buffer.from(text)]])
const newFile = () => path.join(writeApplications({}), 'cache/passed.json')

it('remembers a checkpoint until its content changes', () => {
  const file = newFile()
  expect(openPassed(file).has('kitchen-part-1', filesWith('one'))).toBe(false)
  openPassed(file).add('kitchen-part-1', filesWith('one'))
  expect(openPassed(file).has('kitchen-part-1', filesWith('one'))).toBe(true)
  expect(openPassed(file).has('kitchen-part-1', filesWith('two'))).toBe(false)
  expect(openPassed(file).has('kitchen-part-2', filesWith('one'))).toBe(false)
})

it('checks everything anew when its file is damaged', () => {
  const file = path.join(writeApplications({}), 'passed.json')
  writeFileSync(file, '{"kitchen')
  expect(openPassed(file).has('kitchen-part-1', filesWith('one'))).toBe(false)
})
