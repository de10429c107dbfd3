import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { refusedOpening } from './editor-requests.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'editor-'))
writeFileSync(path.join(folder, 'secret.txt'), '')
afterAll(() => rmSync(folder, { recursive: true }))

const project = mkdtempSync(path.join(folder, 'project-'))
writeFileSync(path.join(project, 'page.ts'), '')
writeFileSync(path.join(project, 'a:b.ts'), '')
symlinkSync(path.join(folder, 'secret.txt'), path.join(project, 'linked.txt'))

const statusFor = (pathname: string, query: string) =>
  refusedOpening(pathname, new URLSearchParams(query), project)?.status ?? null

test.each([
  'file=page.ts',
  'file=page.ts:3',
  'file=page.ts:3:4',
  'file=./page.ts',
  'file=a:b.ts:1',
  `file=${project}/page.ts`,
])('A file of the project is opened: %s', (query) =>
  expect(statusFor('__open-in-editor', query)).toBeNull(),
)

test.each([
  ['file=/etc/passwd', 403],
  ['file=/etc/passwd:1:1', 403],
  ['file=../secret.txt', 403],
  ['file=..%2fsecret.txt', 403],
  ['file=linked.txt', 403],
  ['file=.', 403],
  ['file=', 403],
  ['file=nothing.ts', 404],
  ['file=file:///etc/passwd', 404],
  ['file=%00', 404],
  ['', 400],
  ['file=page.ts&file=/etc/passwd', 400],
])('Anything else is refused: %s', (query, status) => {
  for (const address of [
    '__open-in-editor',
    '/__open-in-editor',
    '__OPEN-in-editor/',
    '__open-in-editor/x',
  ]) {
    expect(statusFor(address, query), address).toBe(status)
  }
})

test('The reason names the file and the folder', () => {
  const refused = refusedOpening(
    '__open-in-editor',
    new URLSearchParams('file=/etc/passwd'),
    project,
  )
  expect(refused?.reason).toBe(
    `Only files below ${project} are opened, and /etc/passwd isn't one.\n`,
  )
})

test('Other addresses are left alone', () => {
  expect(statusFor('__open-in-editors', 'file=/etc/passwd')).toBeNull()
  expect(statusFor('faq', '')).toBeNull()
})
