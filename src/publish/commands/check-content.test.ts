import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderInProject } from '../../../tests/support/folder-in-project.ts'

let folder: string
let contentDir: string

beforeEach(() => {
  // Inside the project, so that paths in diagnostics are relative to it.
  folder = folderInProject()
  contentDir = path.join(folder, 'content')
  cpSync('tests/fixtures/other-site', contentDir, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

function check(...flags: string[]) {
  const command = [
    'scripts/run.mjs',
    'src/publish/commands/check-content.ts',
    '--content',
    contentDir,
  ]
  const { status, stdout, stderr } = spawnSync('node', [...command, ...flags], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const addPage = (body: string) =>
  writeFileSync(
    path.join(contentDir, 'docs/added.md'),
    `---\ntitle: A\nlabel: A\ndescription: About A.\n---\n${body}\n`,
  )

test('Y1 A broken link ends the check with exit code 1 and its place', () => {
  addPage('See [this](/nowhere).')
  const { status, stderr } = check()
  expect(status).toBe(1)
  expect(stderr).toContain(`${contentDir}/docs/added.md:6 error\n  Link to \`/nowhere\``)
})

test('Missing ids are written and registered', () => {
  addPage('## What now?\n\nBack to [usage](/reference).')
  const { status, stdout } = check('--fix')
  expect(status).toBe(0)
  expect(stdout).toContain('added.md: wrote heading ids')
  expect(stdout).toContain('4 pages checked')
  expect(readFileSync(path.join(contentDir, 'docs/added.md'), 'utf8')).toContain(
    '## What now? {#what-now}\n',
  )
  const registry = JSON.parse(readFileSync(path.join(contentDir, 'published-ids.json'), 'utf8'))
  expect(registry.added).toEqual(['what-now'])
})
