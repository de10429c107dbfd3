import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Page } from '../../model/page.ts'
import { checkSamples } from '../../proofs/samples/check-samples.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'

/** Something that depends on packages and fails with those that are installed. */
export type Failure = {
  /** File and line, or the name of a checkpoint. */
  place: string
  /** What it stated, and what happens: `Expected: 3`, `Received: 5`. */
  text: string
}

/** Folders of tests about what packages do. Those that don't exist are left out. */
const testFolders = ['tests/claims', 'tests/content', 'tests/recipes']

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

/** Samples whose output or types are no longer what their page says. */
export async function failingSamples(pages: Page[]): Promise<Failure[]> {
  const { diagnostics } = await checkSamples(pages)
  return diagnostics.map(({ file, line, message, hint }) => ({
    place: `${file}:${line ?? 1}`,
    text: hint ? `${message}; ${hint}` : message,
  }))
}

/** Tests of what pages say about packages that fail. */
export async function failingTests(): Promise<Failure[]> {
  const folders = testFolders.filter((folder) => existsSync(path.join(projectRoot, folder)))
  const file = path.join(cacheDir, 'upgrade', 'tests.json')
  rmSync(file, { force: true })
  const vitest = path.join(projectRoot, 'node_modules/vitest/vitest.mjs')
  const output = await runNode([
    vitest,
    'run',
    ...folders,
    '--reporter=json',
    `--outputFile=${file}`,
  ])
  if (!existsSync(file)) throw new Error(`Vitest wrote no report:\n${output.text}`)
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const place = path.relative(projectRoot, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that can't be loaded has no tests.
    if (failed.length === 0 && assertionResults.length === 0) return [{ place, text: message }]
    return failed.map(({ fullName, failureMessages: [reason = ''] }) => ({
      place: placeOfClaim(fullName) ?? place,
      text: `${fullName}: ${reason.split('\n', 1)[0]}`,
    }))
  })
}

/** The page and line of a test in `tests/claims`, whose name begins with page and heading: `api/store#dispatch-throws …`. */
function placeOfClaim(fullName: string): string | null {
  const [, page = '', id = ''] = /^([\w/-]+)#(\S*) /.exec(fullName) ?? []
  const file = `content/docs/${page}.md`
  if (!page || !existsSync(path.join(projectRoot, file))) return null
  const lines = readFileSync(path.join(projectRoot, file), 'utf8').split('\n')
  return `${file}:${Math.max(1, lines.findIndex((line) => line.endsWith(`{#${id}}`)) + 1)}`
}

/** What `npm run examples:check` prints if a checkpoint of an example application fails. */
export async function failingExamples(): Promise<Failure[]> {
  const command = path.join(projectRoot, 'scripts/run.mjs')
  const { code, text } = await runNode([command, 'src/site-compiler/examples/check.ts'])
  if (code === 0) return []
  return [{ place: 'examples', text: text.trim() }]
}

function runNode(args: string[]): Promise<{ code: number; text: string }> {
  return new Promise((resolve) => {
    // This process compiles pages as for production, in which packages leave out their checks.
    const env = { ...process.env, NODE_ENV: undefined }
    const options = { cwd: projectRoot, maxBuffer: 1 << 28, env }
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr })
    })
  })
}
