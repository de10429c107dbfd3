import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatDiagnostics } from '../model/diagnostic.ts'
import { cacheDir, projectRoot } from '../system/project.ts'
import { checkSteps } from './check-steps.ts'
import { listParts } from './tutorials.ts'

test.each(listParts())(
  'every step of $tutorial, part $part, leaves an application that passes its type check',
  async ({ file }) => {
    const { diagnostics, steps } = await checkSteps(file)
    expect(formatDiagnostics(diagnostics)).toBe('')
    expect(steps).toBeGreaterThan(0)
  },
)

mkdirSync(cacheDir, { recursive: true })
const folder = mkdtempSync(path.join(cacheDir, 'steps-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What is said about a page that leads from the starter of the-pass to the end of its first part. */
async function saidOf(body: string): Promise<string> {
  const file = path.relative(projectRoot, path.join(folder, 'page.md'))
  writeFileSync(path.join(projectRoot, file), body)
  const { diagnostics } = await checkSteps(file)
  return formatDiagnostics(diagnostics).replaceAll(file, 'page.md')
}

test('says after which step the application is not whole, and at the end what is missing', async () => {
  const part = 'examples/the-pass/part-1'
  const said = await saidOf(`## Page {#page}

\`\`\`html title="index.html" file=${part}/index.html
\`\`\`

## Reducer {#reducer}

\`\`\`ts title="src/main.ts" file=${part}/src/main.ts#reducer
\`\`\`

## Helper {#helper}

\`\`\`ts title="src/helper.ts"
import { passReducer } from './main'
import { missing } from './missing'

export const helper = [passReducer, missing]
\`\`\`

:::checkpoint{app=the-pass part=1}
Done.
:::
`)
  expect(said).toContain(`page.md:8 error
  After the step "Reducer": src/main.ts: TS6133: 'createStore' is declared but its value is never read.`)
  expect(said).toContain(`page.md:13 error
  After the step "Helper": src/helper.ts: TS2307: Cannot find module './missing'`)
  expect(said).toContain('At the end the reader still has `src/helper.ts`')
  expect(said).toContain("At the end `src/main.ts` isn't that of the checkpoint.")
})
