import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { machineError } from './machine-errors.ts'

it('names what is wrong with the machine, by the code or by the text that names it', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  })
  expect(machineError(full)).toBe(
    'There is no room left on the disk.\nENOSPC: no space left on device, write',
  )
  expect(machineError(new Error('worker: EMFILE: too many open files\n  at x'))).toMatch(
    /^Too many files are open\./,
  )
})

it('names a file that is in the way of a folder', () => {
  for (const folder of ['package.json', 'package.json/dist']) {
    try {
      mkdirSync(folder, { recursive: true })
      expect.unreachable()
    } catch (error) {
      expect(machineError(error)).toMatch(/^A file is where a folder is expected\.\nE.*package/)
    }
  }
  try {
    writeFileSync('package.json', '', { flag: 'wx' })
    expect.unreachable()
  } catch (error) {
    expect(machineError(error)).toBeNull()
  }
})

it('names a disk that is read-only where Node misses a folder that it is to make', () => {
  const told = new Error("ENOENT: no such file or directory, mkdir '/a/.cache'")
  expect(machineError(told)).toMatch(/^The disk cannot be written\..*\nENOENT: .*'\/a\/\.cache'$/)
  expect(machineError(new Error("ENOENT: no such file or directory, open '/a'"))).toBeNull()
})

it('leaves mistakes of the code and missing files to others', () => {
  expect(machineError(new TypeError('x is not a function'))).toBeNull()
  expect(machineError(undefined)).toBeNull()
  try {
    readFileSync('never/made')
  } catch (error) {
    expect(machineError(error)).toBeNull()
  }
})
