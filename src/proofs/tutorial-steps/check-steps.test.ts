import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatDiagnostics } from '../../model/diagnostic.ts'
import { listFiles } from '../../system/list-files.ts'
import { cacheDir, projectRoot } from '../../system/project.ts'
import { checkSteps, listTutorials } from './check-steps.ts'

test.each(listTutorials())(
  'every step of %s shows its changes, and leaves an application that passes its type check',
  async (file) => {
    const { diagnostics, steps } = await checkSteps(file)
    expect(formatDiagnostics(diagnostics)).toBe('')
    expect(steps).toBeGreaterThan(0)
  },
)

test('each file of a step is shown by a page', () => {
  const pages = listTutorials().map((file) => readFileSync(path.join(projectRoot, file), 'utf8'))
  const files = listFiles(path.join(projectRoot, 'examples')).filter((file) =>
    file.includes('-steps/'),
  )
  expect(
    files.filter((file) => !pages.some((page) => page.includes(`file=examples/${file}`))),
  ).toEqual([])
})

mkdirSync(cacheDir, { recursive: true })
const folder = mkdtempSync(path.join(cacheDir, 'steps-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The mistakes of a page that ends with the checkpoint of a part of the-pass. */
async function saidOf(part: number, body: string): Promise<string> {
  const file = path.relative(projectRoot, path.join(folder, 'page.md'))
  const checkpoint = `\n:::checkpoint{app=the-pass part=${part}}\nDone.\n:::\n`
  writeFileSync(path.join(projectRoot, file), body + checkpoint)
  const { diagnostics } = await checkSteps(file)
  return formatDiagnostics(diagnostics).replaceAll(file, 'page.md')
}

test('says what a step does not show, after which step there are errors, and what is missing at the end', async () => {
  const part = 'examples/the-pass/part-1'
  const said = await saidOf(
    1,
    `## Page {#page}

\`\`\`html title="index.html" file=${part}/index.html
\`\`\`

## Store {#store}

\`\`\`ts title="src/main.ts" file=${part}-steps/1-show/src/main.ts#store
\`\`\`

## Helper {#helper}

\`\`\`ts title="src/helper.ts"
import { passReducer } from './main'
import { missing } from './missing'

export const helper = [passReducer, missing]
\`\`\`
`,
  )
  expect(said).toContain(`page.md:8 error
  The step "Store" doesn't show all changes that lead to ${part}-steps/1-show/src/main.ts:
    + import { legacy_createStore as createStore } from 'redux'
    + const initialState = { waiting: 0 }
`)
  expect(said).not.toContain('+ const store')
  expect(said).toContain(`page.md:13 error
  After the step "Helper", line 2 of src/helper.ts: TS2307: Cannot find module './missing'`)
  expect(said).toContain('At the end the reader still has `src/helper.ts`')
  expect(said).toContain("At the end `src/main.ts` isn't that of the checkpoint.")
})

test('deleted lines are told beside a line that is shown, or by a name', async () => {
  const steps = 'examples/the-pass/part-8-steps'
  const show = (text: string) =>
    saidOf(
      8,
      `## Slice\n\n${text}\n\n\`\`\`ts title="src/features/tickets/ticketsSlice.ts" file=${steps}/2-slices/src/features/tickets/ticketsSlice.ts#imports\n\`\`\`\n`,
    )
  expect(await show('Change the imports.')).toContain('    - function byId(')
  expect(await show('Delete `byId`.')).not.toContain('    - function byId(')
})

test('a package that the part adds has to be installed', async () => {
  expect(await saidOf(5, '## Start\n\n```bash\nnpm install\n```\n')).toContain(
    'No command on the page installs or uninstalls `react-redux`.',
  )
})
