import { type languageOf, parseScript } from '../../compiler/code/syntax.ts'
import { type Assertions, assertResults } from '../../live/compile/assertions.ts'
import { Edits } from '../../live/compile/edits.ts'
import type { Node } from '../../live/compile/syntax-tree.ts'

/** The code with calls of `__sample` around what is asserted; every line stays in its place. */
export type Instrumented = Assertions & { code: string }

/** Turns the comments of a sample that state results into checks. */
export function instrument(code: string, language: ReturnType<typeof languageOf>): Instrumented {
  const { program, comments } = parseScript(code, language)
  const edits = new Edits(code)
  const tree = program as unknown as Node
  const assertions = assertResults(code, tree, comments, statementsIn, edits)
  return { ...assertions, code: edits.apply() }
}

function statementsIn(code: string): Node[] | null {
  const { program, errors } = parseScript(code, 'js')
  return errors.length > 0 ? null : (program.body as unknown as Node[])
}
