import type { Page } from '../content/page.ts'
import { type Problem, problemList } from '../content/problem.ts'
import { keptLines } from '../content/removed-lines.ts'
import { isScript, isToParse, isTypeScriptSample } from './kinds.ts'
import { parseSample } from './parse.ts'
import { pageLine } from './project.ts'

/** Problems of samples that show without the rest of the page: syntax, and options that do not fit. */
export function formProblems({ samples, sourcePath }: Page): Problem[] {
  const { problems, report } = problemList(sourcePath)
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
  return problems
}
