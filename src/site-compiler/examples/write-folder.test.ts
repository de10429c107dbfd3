import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { writeApplications } from './applications.test-support.ts'
import { writeFolder } from './write-folder.ts'

const content = (text: string) => Buffer.from(text)

it('makes the folder hold these files and no others', () => {
  const folder = writeApplications({ 'src/old.ts': 'old', 'src/store.ts': 'before' })
  writeFolder(
    folder,
    new Map([
      ['src/store.ts', content('after')],
      ['src/app/new.ts', content('new')],
    ]),
  )
  expect(existsSync(path.join(folder, 'src/old.ts'))).toBe(false)
  expect(readFileSync(path.join(folder, 'src/store.ts'), 'utf8')).toBe('after')
  expect(readFileSync(path.join(folder, 'src/app/new.ts'), 'utf8')).toBe('new')
})

it('does not touch a file that is right, so that nothing is reloaded for it', () => {
  const folder = writeApplications({ 'store.ts': 'same' })
  const file = path.join(folder, 'store.ts')
  utimesSync(file, 1, 1)
  writeFolder(folder, new Map([['store.ts', content('same')]]))
  expect(statSync(file).mtimeMs).toBe(1000)
})

it('keeps what a build has made', () => {
  const folder = writeApplications({})
  mkdirSync(path.join(folder, 'dist'))
  writeFileSync(path.join(folder, 'dist/index.html'), '')
  writeFolder(folder, new Map())
  expect(existsSync(path.join(folder, 'dist/index.html'))).toBe(true)
})
