import { readFileSync } from 'node:fs'
import path from 'node:path'
import { collectDiagnostics, type Diagnostic } from '../model/diagnostic.ts'
import { projectRoot } from '../system/project.ts'
import { type StepDiagnostic, typeDiagnosticsOf, unlistedPackages } from './check-types.ts'
import { type PlayedStep, playPage } from './play.ts'
import { readPage } from './read-page.ts'

export type Result = { diagnostics: Diagnostic[]; steps: number }

/**
 * Plays a tutorial's page. Reports after which step the application has errors, and how the final result differs from
 * the checkpoint. An error that remains for several steps is reported once.
 *
 * @param file the page, from the project's root
 */
export async function checkSteps(file: string): Promise<Result> {
  const { diagnostics, report } = collectDiagnostics(file)
  const page = readPage(readFileSync(path.join(projectRoot, file), 'utf8'), report)
  if (!page) {
    report({ line: 1 }, 'The page has no checkpoint.', 'Expected `:::checkpoint{app=… part=…}`.')
    return { diagnostics, steps: 0 }
  }
  const played = playPage(page, report)
  const typed = await typeDiagnosticsOf(
    `${page.app}-part-${page.part}`,
    played.map(({ files }) => files),
  )
  const diagnosticsByStep = played.map((step, index) => diagnosticsAfter(step, typed[index] ?? []))
  for (const [index, stepDiagnostics] of diagnosticsByStep.entries()) {
    const before = diagnosticsByStep[index - 1]?.map(({ message }) => message) ?? []
    for (const { line, message } of stepDiagnostics) {
      if (before.includes(message)) continue
      const fixed = diagnosticsByStep.findIndex(
        (later, at) => at > index && !later.some((other) => other.message === message),
      )
      const until = fixed < 0 ? 'It stays to the end.' : `It goes with "${played[fixed]?.heading}".`
      report({ line }, `After the step "${played[index]?.heading}": ${message}`, until)
    }
  }
  return { diagnostics, steps: played.length }
}

function diagnosticsAfter({ files, editedAt, line }: PlayedStep, typed: StepDiagnostic[]) {
  /** A step can also break a file from an earlier step. */
  const at = (file: string) => Math.max(editedAt.get(file) ?? 0, line)
  const unlisted = unlistedPackages(files).map(({ file, name }) => ({
    line: at(file),
    message: `${file} imports \`${name}\`, which isn't installed.`,
  }))
  const typeErrors = typed.map((diagnostic) => {
    const source = files.get(diagnostic.path)?.split('\n')[diagnostic.line - 1]?.trim() ?? ''
    return {
      line: at(diagnostic.path),
      message: `${diagnostic.path}: ${diagnostic.message}  ‹${source}›`,
    }
  })
  return [...unlisted, ...typeErrors]
}
