import { type Assertions, assertResults } from './assertions.ts'
import { Edits } from './edits.ts'
import { addGuards } from './guards.ts'
import { compileJsx } from './jsx.ts'
import { languageOf, parseModule } from './parse-module.ts'
import { type RewrittenModule, rewriteModule } from './rewrite-module.ts'
import { type Node, walk } from './syntax-tree.ts'
import { removeTypes } from './types.ts'

/** A file as the frame runs it: the body of a generator. Lines have the same numbers as in the source. */
export type CompiledModule = Assertions & Omit<RewrittenModule, 'head'> & { code: string }

/**
 * Compiles a file of a sample for the browser: removes types and JSX, turns imports and exports into properties and getters,
 * puts a guard at the start of loops and functions, and adds line numbers to calls that print or
 * dispatch.
 * @param isAsserted whether comments that state results become checks
 * @throws {SampleSyntaxError}
 */
export function compileModule(
  file: { path: string; code: string },
  isAsserted: boolean,
): CompiledModule {
  const plain = parseModule(toJavaScript(file), 'js')
  const stating = new Edits(plain.code)
  const assertions: Assertions = isAsserted
    ? assertResults(plain.code, plain.program, plain.comments, statementsIn, stating)
    : { assertions: [], prints: [], mistakes: [] }
  // What comments state is code like the rest: it may use what the module imports.
  const { code, comments, program } =
    assertions.assertions.length > 0 ? parseModule(stating.apply(), 'js') : plain
  const edits = new Edits(code)
  for (const { start, end } of comments) {
    edits.blank(code.slice(0, start).trimEnd().length, end)
  }
  addGuards(program, code, edits)
  separateOperators(program, code, edits)
  const { head, ...names } = rewriteModule(program, code, edits)
  return {
    ...assertions,
    code: `"use strict";${head}${edits.apply().trimEnd()}`,
    ...names,
  }
}

/** Keeps `a <!--b` from beginning a comment, which it does where a function's body is evaluated. */
function separateOperators(program: Node, code: string, edits: Edits): void {
  walk(program, ({ type, right }) => {
    if (type !== 'BinaryExpression') return
    const { start } = right as Node
    if (code.startsWith('<!--', start - 1)) edits.before(start, ' ')
  })
}

/** A file without types and JSX. Every line stays in its place. */
function toJavaScript({ path, code }: { path: string; code: string }): string {
  const language = languageOf(path)
  if (language === 'jsx' && isJavaScript(code)) return code
  const script = parseModule(code, language)
  const edits = new Edits(code)
  if (language !== 'jsx') removeTypes(script, edits)
  return compileJsx(script.program, code, edits) + edits.apply()
}

const isJavaScript = (code: string) => statementsIn(code) !== null

function statementsIn(code: string): Node[] | null {
  try {
    return parseModule(code, 'js').program.body as Node[]
  } catch {
    return null
  }
}
