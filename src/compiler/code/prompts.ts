import type { Report } from '../../model/diagnostic.ts'

/**
 * Reports commands that begin with a prompt: readers would copy it.
 * @param line of the fence in the file
 */
export function checkPrompts(code: string, line: number, report: Report): void {
  for (const [index, written] of code.split('\n').entries()) {
    const [, prompt] = /^\s*([$%>]|PS [^>]*>)\s+\S/.exec(written) ?? []
    if (prompt === undefined) continue
    report(
      { line: line + 1 + index },
      `The command begins with the prompt \`${prompt}\`, which readers would copy.`,
      'Leave it out. Output belongs into a block marked `text`.',
    )
  }
}
