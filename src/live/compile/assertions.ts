import type { Edits } from './edits.ts'
import { type Print, printsOf, type ResultComment, resultComments } from './result-comments.ts'
import { awaits, type Comment, lineAt, type Node, walk } from './syntax-tree.ts'

export type Assertions = {
  /** Lines with a `// => …` comment. Each must be reached when the sample runs. */
  assertions: number[]
  prints: Print[]
  mistakes: { line: number; message: string; hint: string }[]
}

/** Parses an expression in brackets as a module; null when it isn't one. */
type ParseExpression = (code: string) => Node[] | null

/**
 * Turns the comments of a sample that state results into checks, by edits that leave every line in its place.
 *
 *     add(1, 2) // => 3                 → __sample.value(1, (add(1, 2)), () => (3)) // => 3
 *     const sum = add(1, 2) // => 3     → the value of `sum` is checked
 *     fail() // => throws Error: Why    → __sample.throws(1, () => (fail()), "Error: Why")
 *
 * A comment belongs to the statement that ends in its line, or in the line above when it stands alone. It goes on
 * in the next lines while its brackets are open. `…` stands for anything.
 */
export function assertResults(
  code: string,
  program: Node,
  comments: Comment[],
  parse: ParseExpression,
  edits: Edits,
): Assertions {
  const statements = statementsOf(program)
  const result: Assertions = { assertions: [], prints: [], mistakes: [] }
  for (const comment of resultComments(code, comments)) {
    if (comment.kind === 'prints') {
      result.prints.push(...printsOf(comment))
      continue
    }
    const statement = statementOf(code, statements, comment)
    if (!statement) {
      result.mistakes.push({
        line: comment.line,
        message: `\`// => ${comment.text}\` belongs to no expression.`,
        hint: 'Put it at the end of a statement, or alone in the line below.',
      })
    } else if (assertResult(statement, comment, parse, edits)) {
      result.assertions.push(comment.line)
    } else {
      result.mistakes.push({
        line: comment.line,
        message: `\`${comment.text}\` cannot be read as a value.`,
        hint: 'Expected a JavaScript expression, or `throws Error: message`.',
      })
    }
  }
  return result
}

function statementsOf(program: Node): Node[] {
  const statements: Node[] = []
  walk(program, (node) => {
    if (node.type === 'ExpressionStatement' || node.type === 'VariableDeclaration') {
      statements.push(node)
    }
  })
  return statements
}

/** The statement that a comment is about: the last one that ends on that line, and of nested ones the outermost. */
function statementOf(code: string, statements: Node[], comment: ResultComment): Node | undefined {
  const line = comment.isAlone ? comment.line - 1 : comment.line
  return statements
    .filter(({ end }) => end <= comment.start && lineAt(code, end) === line)
    .sort((a, b) => b.end - a.end || a.start - b.start)[0]
}

/** Adds a check around or after a statement; false when the comment can't be parsed. */
function assertResult(
  statement: Node,
  { line, text }: ResultComment,
  parse: ParseExpression,
  edits: Edits,
): boolean {
  const thrown = /^throws\s+(\S.*)/s.exec(text)?.[1]
  if (statement.type === 'ExpressionStatement') {
    const { start, end } = statement.expression as Node
    if (thrown !== undefined) {
      const isAsync = awaits(statement)
      const before = `${isAsync ? 'await ' : ''}__sample.throws(${line}, ${isAsync ? 'async ' : ''}() => (`
      edits.around(start, before, end, `), ${JSON.stringify(thrown)})`)
      return true
    }
    const expected = expectedValue(text, parse)
    if (expected === null) return false
    edits.around(start, `__sample.value(${line}, (`, end, `), () => (${expected}))`)
    return true
  }
  const [declared, ...others] = statement.declarations as { id: Node }[]
  const expected = thrown === undefined ? expectedValue(text, parse) : null
  if (others.length > 0 || declared?.id.type !== 'Identifier' || expected === null) return false
  edits.after(statement.end, `; __sample.value(${line}, ${declared.id.name}, () => (${expected}))`)
  return true
}

/** The expression of an expected value on one line, with `…` replaced; null when it isn't one. */
function expectedValue(text: string, parse: ParseExpression): string | null {
  const expression = text
    .replaceAll('\n', ' ')
    .replace(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1|…/g, (match) =>
      match === '…' ? '__sample.anything' : match,
    )
  const [statement, ...others] = parse(`(${expression})`) ?? []
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return null
  const value = statement.expression as Node
  const inside = value.type === 'ParenthesizedExpression' ? (value.expression as Node) : value
  return inside.type === 'SequenceExpression' ? null : expression
}
