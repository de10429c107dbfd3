import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Serving, servingFile } from '../../src/server/serving.ts'
import { changedContent, type Edits } from './changed-content.ts'

/** The build under test. `npm test` creates it. SITE_ROOT selects another one. */
export const siteRoot = process.env.SITE_ROOT ?? 'dist'

/** What the build says about itself. Synchronous, because test files define a test for each route. */
export function readBuild(root = siteRoot): Serving {
  const file = path.join(root, servingFile)
  if (!existsSync(file)) throw new Error(`There is no build in ${root}. Run: npm run build`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

export type FixtureBuild = {
  contentDir: string
  basePath?: string
  /** Builds a changed copy instead. Builds are cached by name, so use another name for each change. */
  changes?: { name: string; edits: Edits }
}

const buildsDir = path.resolve('.cache/test-builds')
const buildLimitMs = 600_000

/**
 * Builds a content folder and returns the output folder. One run of the tests builds the same
 * options once, whichever worker asks first.
 * @throws Error with what the build printed, when it fails.
 */
export async function buildFixture(options: FixtureBuild): Promise<string> {
  const run = process.env.TEST_RUN ?? String(process.pid)
  const key = createHash('sha256').update(JSON.stringify(options)).digest('hex').slice(0, 12)
  const folder = path.join(buildsDir, run, key)
  const outDir = path.join(folder, 'dist')
  const outcome = path.join(folder, 'outcome.txt')

  if (await claim(folder)) {
    await removeOtherRuns(run)
    await writeFile(
      outcome,
      await build({ ...options, contentDir: await contentOf(options) }, outDir),
    )
  }
  const deadline = Date.now() + buildLimitMs
  while (!existsSync(outcome) && Date.now() < deadline) await wait(100)
  const failure = readFileSync(outcome, 'utf8')
  if (failure !== '') throw new Error(`The build of ${options.contentDir} failed.\n${failure}`)
  return outDir
}

function contentOf({ contentDir, changes }: FixtureBuild): string | Promise<string> {
  return changes ? changedContent(contentDir, changes.name, changes.edits) : contentDir
}

/** True for the worker that created the folder. */
async function claim(folder: string): Promise<boolean> {
  await mkdir(path.dirname(folder), { recursive: true })
  return mkdir(folder).then(
    () => true,
    () => false,
  )
}

async function removeOtherRuns(run: string): Promise<void> {
  const others = (await readdir(buildsDir)).filter((name) => name !== run)
  await Promise.all(
    others.map((name) => rm(path.join(buildsDir, name), { recursive: true, force: true })),
  )
}

/** Returns an empty text if the build succeeded, otherwise what it printed. */
function build({ contentDir, basePath }: FixtureBuild, outDir: string): Promise<string> {
  const base = basePath === undefined ? [] : ['--base', basePath]
  const args = [
    'scripts/run.mjs',
    'src/publish/commands/build.ts',
    '--content',
    contentDir,
    '--out',
    outDir,
  ]
  return new Promise((resolve) => {
    execFile(process.execPath, [...args, ...base], { timeout: buildLimitMs }, (error, out, err) =>
      resolve(error ? `${out}${err}` || error.message : ''),
    )
  })
}
