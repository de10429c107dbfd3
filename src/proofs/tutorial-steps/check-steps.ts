import { readFileSync } from 'node:fs'
import path from 'node:path'
import { collectDiagnostics, type Diagnostic } from '../../model/diagnostic.ts'
import { checkpointName } from '../../site-compiler/examples/checkpoints.ts'
import { listFiles } from '../../system/list-files.ts'
import { projectRoot } from '../../system/project.ts'
import { typeErrorsOf } from './check-types.ts'
import { followPage } from './follow-page.ts'
import { readPage } from './read-page.ts'

const folder = 'content/docs/tutorials'

/** Every page that leads to a checkpoint, from the project's root. */
export function listTutorials(): string[] {
  return listFiles(path.join(projectRoot, folder))
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith('.md') && readPage(textOf(file), () => {}) !== null)
}

/**
 * Follows a tutorial's page, and checks the types of the application after each step. If an error is there for several
 * steps, it's reported after the first.
 *
 * @param file the page, from the project's root
 */
export async function checkSteps(
  file: string,
): Promise<{ diagnostics: Diagnostic[]; steps: number }> {
  const { diagnostics, report } = collectDiagnostics(file)
  const page = readPage(textOf(file), report)
  if (!page) {
    report({ line: 1 }, 'The page has no checkpoint.', 'Expected `:::checkpoint{app=… part=…}`.')
    return { diagnostics, steps: 0 }
  }
  const steps = followPage(page, report)
  const errors = await typeErrorsOf(
    checkpointName(page),
    steps.map(({ files }) => files),
  )
  const reported = new Set<string>()
  for (const [index, { heading, line, edits }] of steps.entries()) {
    for (const { path, line: lineInFile, code, message } of errors[index] ?? []) {
      const text = `${path}: TS${code}: ${message}`
      if (reported.has(text)) continue
      reported.add(text)
      const at = edits.findLast((edit) => edit.path === path)?.line ?? line
      report({ line: at }, `After the step "${heading}", line ${lineInFile} of ${text}`)
    }
  }
  return { diagnostics, steps: steps.length }
}

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
