import { expect, test } from 'vitest'
import { added, removed, renamed, type Workspace, withCode, workspaceOf } from './workspace.ts'

const files = [
  { path: 'index.ts', code: 'a' },
  { path: 'b.ts', code: 'b' },
]
const start = workspaceOf(files)

test('Begins with the file that is run', () => {
  expect(start).toEqual({ files, shown: 'index.ts' })
})

test('What is written goes into its file, also while another is shown', () => {
  const { files, shown } = withCode(start, 'b.ts', 'new')
  expect([files[1]?.code, shown]).toEqual(['new', 'index.ts'])
})

test('Z19: a new file is shown and comes last; the first stays the one that is run', () => {
  const next = added(start, 'parts/c.tsx') as Workspace
  expect(next.files.map(({ path }) => path)).toEqual(['index.ts', 'b.ts', 'parts/c.tsx'])
  expect(next.shown).toBe('parts/c.tsx')
})

test('Z19: a renamed file keeps its place and code', () => {
  const next = renamed(start, 'main.ts') as Workspace
  expect(next).toEqual({ files: [{ path: 'main.ts', code: 'a' }, files[1]], shown: 'main.ts' })
  expect(renamed(start, 'index.ts')).toEqual(start)
})

test.each([
  ['', 'Write a name'],
  ['b.ts', 'There’s already a file named b.ts.'],
  ['B.ts', 'There’s already a file named B.ts.'],
  ['a', 'end with .ts'],
  ['../a.ts', 'Use letters'],
  ['/a.ts', 'Use letters'],
  ['a b.ts', 'Use letters'],
  ['b.ts/c.ts', 'b.ts is a file, so it can’t be a folder, too.'],
  ['B.TS/c.ts', 'b.ts is a file'],
  ['CON.ts', 'CON.ts can’t be unpacked on Windows'],
  ['parts/aux.test.tsx', 'aux.test.tsx can’t be unpacked'],
  ['lpt1/a.ts', 'lpt1 can’t be unpacked'],
  ['a./b.ts', 'a. can’t be unpacked'],
  [`${'a'.repeat(80)}.ts`, 'at most 80'],
])('Z19: the name "%s" is refused with the reason', (path, problem) => {
  expect(added(start, path)).toEqual({ problem: expect.stringContaining(problem) })
  expect(renamed(start, path)).toEqual({ problem: expect.stringContaining(problem) })
})

test('Z19: a name that is a folder already is refused, and one that begins like it is not', () => {
  const workspace = added(start, 'parts.ts/c.tsx') as Workspace
  expect(added(workspace, 'parts.ts')).toEqual({
    problem: 'parts.ts is a folder already, with parts.ts/c.tsx in it.',
  })
  for (const path of ['parts.tsx', 'console.ts', 'com/a.ts', 'a.b/c.ts']) {
    expect(added(workspace, path)).toMatchObject({ shown: path })
  }
})

test('Z19: a project takes no more than 20 files', () => {
  let workspace = start
  for (let number = 0; number < 18; number++) {
    workspace = added(workspace, `${number}.ts`) as Workspace
  }
  expect(added(workspace, 'more.ts')).toEqual({ problem: 'A project has at most 20 files.' })
})

test('Z19: after a file is deleted the one before is shown, and the last one stays', () => {
  const next = removed({ files, shown: 'b.ts' })
  expect(next).toEqual({ files: [files[0]], shown: 'index.ts' })
  expect(removed(next)).toEqual(next)
})
