import { keptLines } from '../../compiler/code/marks.ts'
import { pageLine } from '../../compiler/code/project.ts'
import { isScript } from '../../compiler/code/run-samples.ts'
import { collectDiagnostics, type Diagnostic } from '../../model/diagnostic.ts'
import type { Page } from '../../model/page.ts'
import { isToParse, isTypeScriptSample } from './kinds.ts'
import { parseSample } from './parse.ts'

/** Mistakes of samples that don't depend on the rest of the page: in syntax, and options that don't fit together. */
export function staticDiagnostics({ samples, sourcePath }: Page): Diagnostic[] {
  const { diagnostics, report } = collectDiagnostics(sourcePath)
  for (const sample of samples) {
    const { language, code, options } = sample
    const { run, errors, nocheck } = options
    if (run && !isScript(sample)) {
      report(sample, `\`run\` stands on a sample in ${language}.`, 'Expected ts, tsx, js or jsx.')
    }
    if (errors && !isTypeScriptSample(sample)) {
      report(sample, `\`errors\` stands on a sample in ${language}.`, 'Expected ts or tsx.')
    }
    if (nocheck && (run || errors)) {
      const other = run ? 'run' : 'errors'
      report(
        sample,
        `\`${other}\` has no effect beside \`nocheck\`.`,
        `Leave out \`${other}\` or \`nocheck\`.`,
      )
    }
    if (!isToParse(sample)) continue
    for (const { line, message } of parseSample(language, keptLines(code))) {
      report({ line: pageLine(sample, line) }, message)
    }
  }
  return diagnostics
}
