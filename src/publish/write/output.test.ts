import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFiles } from '../../../tests/support/write-files.ts'
import { lockOutput, prepareOutput, readFiles, swapIntoPlace } from './output.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'output-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('what stands below a folder is read, folders included', async () => {
  writeFiles(folder, { 'index.html': 'home', 'api/store/index.html': 'store' })

  const read = await readFiles(folder)
  expect([...read].map(([name, content]) => [name, String(content)])).toEqual([
    ['api/store/index.html', 'store'],
    ['index.html', 'home'],
  ])
})

test('a finished build takes the place of the last one, and nothing of the last one stays', async () => {
  const outDir = path.join(folder, 'dist')
  writeFiles(outDir, { 'old.html': 'old' })
  writeFiles(`${outDir}.next`, { 'new.html': 'new' })

  await swapIntoPlace(`${outDir}.next`, outDir)

  expect([...(await readFiles(outDir)).keys()]).toEqual(['new.html'])
})

test('the first build needs no build before it', async () => {
  const outDir = path.join(folder, 'dist')
  writeFiles(`${outDir}.next`, { 'new.html': 'new' })

  await swapIntoPlace(`${outDir}.next`, outDir)

  expect(await readFile(path.join(outDir, 'new.html'), 'utf8')).toBe('new')
})

test('a build that was stopped in the middle of its swap has lost nothing', async () => {
  const outDir = path.join(folder, 'dist')
  writeFiles(`${outDir}.retired`, { 'last.html': 'last', 'mark.json': '{}' })

  await prepareOutput(outDir, 'mark.json')

  expect([...(await readFiles(outDir)).keys()]).toEqual(['last.html', 'mark.json'])
})

test('a folder that holds no build is not replaced by one', async () => {
  const outDir = path.join(folder, 'project')
  await expect(prepareOutput(outDir, 'mark.json')).resolves.toBeUndefined()
  writeFiles(outDir, { 'src/index.ts': 'precious' })

  await expect(prepareOutput(outDir, 'mark.json')).rejects.toThrow(
    'project holds something that is no build',
  )
  const file = path.join(outDir, 'src/index.ts')
  await expect(prepareOutput(file, 'mark.json')).rejects.toThrow('index.ts is something that is no')
})

test('one build at a time writes a folder, and the next says which one is at it', async () => {
  const outDir = path.join(folder, 'new/dist')
  const unlock = await lockOutput(outDir)
  await expect(lockOutput(outDir)).rejects.toThrow(
    `Another build, process ${process.pid}, is writing ${outDir}.`,
  )
  await lockOutput(`${outDir}-other`)
  await unlock()
  const unlockNext = await lockOutput(outDir)
  await unlockNext()
  expect(await readdir(path.dirname(outDir))).toEqual(['dist-other.lock'])
})

test('a build of another process keeps others out while it runs, and no longer', async () => {
  const outDir = path.join(folder, 'dist')
  const build = spawn('sleep', ['60'])
  await writeFile(`${outDir}.lock`, String(build.pid))
  await expect(lockOutput(outDir)).rejects.toThrow(`process ${build.pid}`)
  build.kill('SIGKILL')
  await once(build, 'close')
  await (await lockOutput(outDir))()
})

test.each(['', 'x', '-1', String(process.pid)])(
  'a lock that says "%s" was left by a build that has ended',
  async (text) => {
    const outDir = path.join(folder, 'dist')
    await writeFile(`${outDir}.lock`, text)
    await (await lockOutput(outDir))()
  },
)
