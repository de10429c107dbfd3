import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** What a build needs, content apart. */
const parts = ['src', 'examples', 'package.json', 'package-lock.json', 'tsconfig.base.json']

/** The content that copies are built of. */
export const fixtureDir = 'tests/fixtures/settings'

/** How long a build of a copy may take on a busy machine, in milliseconds. */
export const buildLimitMs = 600_000

/**
 * Copies the project, or another copy, with the content of a fixture. Packages are linked one by one, so that a test
 * can replace one.
 */
export function copyProject(root: string, from = '.'): string {
  linkPackages(root)
  // The fixture takes its settings from the site's own.
  for (const part of [...parts, 'content', fixtureDir]) {
    cpSync(path.join(from, part), path.join(root, part), {
      recursive: true,
      filter: (file) => !file.endsWith(path.join('content', 'docs')),
    })
  }
  return root
}

/** Links the packages of this project into a copy. */
export function linkPackages(root: string): void {
  mkdirSync(path.join(root, 'node_modules'), { recursive: true })
  for (const item of readdirSync('node_modules').filter((item) => !item.startsWith('.'))) {
    symlinkSync(path.resolve('node_modules', item), path.join(root, 'node_modules', item))
  }
}

export type Outcome = { code: number | null; signal: NodeJS.Signals | null; errors: string }

/**
 * Builds a copy.
 * @param options flags of Node before the command, flags behind it, and variables
 */
export function buildCopy(
  root: string,
  {
    node = [],
    flags = [],
    env = {},
  }: { node?: string[]; flags?: string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const command = ['src/publish/commands/build.ts', '--content', fixtureDir, ...flags]
  const child = spawn(process.execPath, ['--import', 'tsx', ...node, ...command], {
    cwd: root,
    env: { ...process.env, BUILD_CACHE: undefined, ...env },
    timeout: buildLimitMs,
  })
  let errors = ''
  child.stdout.resume()
  child.stderr.on('data', (text) => {
    errors += text
  })
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, errors }))
  })
}

/** Path → hash of each file below a folder. */
export function hashesBelow(root: string): { [file: string]: string } {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(root, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )
}
