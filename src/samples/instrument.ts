import { type ESTree, Visitor } from 'vite'
import { type languageOf, lineAt, parseScript } from '../compiler/code/syntax.ts'
import { type Note, notesIn, type Print, printsOf } from './notes.ts'

export type Instrumented = {
  /** The code with calls of `__sample` around what is asserted; every line stays in its place. */
  code: string
  /** Lines with a `// => …` comment. Each must be reached. */
  assertions: number[]
  prints: Print[]
  mistakes: { line: number; message: string; hint: string }[]
}

type Statement = ESTree.ExpressionStatement | ESTree.VariableDeclaration

/**
 * Turns the comments of a sample that state results into checks.
 *
 *     add(1, 2) // => 3                 → __sample.value(1, (add(1, 2)), () => (3)) // => 3
 *     const sum = add(1, 2) // => 3     → the value of `sum` is checked
 *     fail() // => throws Error: Why    → __sample.throws(1, () => (fail()), "Error: Why")
 *
 * A comment belongs to the statement that ends in its line, or in the line above when it stands alone. It goes on
 * in the next lines while its brackets are open. `…` stands for anything.
 */
export function instrument(code: string, language: ReturnType<typeof languageOf>): Instrumented {
  const { program, comments } = parseScript(code, language)
  const statements = statementsOf(program)
  const edits: { start: number; end: number; text: string }[] = []
  const result: Instrumented = { code, assertions: [], prints: [], mistakes: [] }

  for (const note of notesIn(code, comments)) {
    if (note.kind === 'prints') {
      result.prints.push(...printsOf(note))
      continue
    }
    const statement = statementOf(code, statements, note)
    if (!statement) {
      result.mistakes.push({
        line: note.line,
        message: `\`// => ${note.text}\` belongs to no expression.`,
        hint: 'Put it at the end of a statement, or alone in the line below.',
      })
      continue
    }
    const edit = check(code, statement, note)
    if (!edit) {
      result.mistakes.push({
        line: note.line,
        message: `\`${note.text}\` cannot be read as a value.`,
        hint: 'Expected a JavaScript expression, or `throws Error: message`.',
      })
      continue
    }
    edits.push(edit)
    result.assertions.push(note.line)
  }
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
    result.code = result.code.slice(0, start) + text + result.code.slice(end)
  }
  return result
}

function statementsOf(program: ESTree.Program): Statement[] {
  const statements: Statement[] = []
  new Visitor({
    ExpressionStatement: (node) => void statements.push(node),
    VariableDeclaration: (node) => void statements.push(node),
  }).visit(program)
  return statements
}

/** The statement that a note is about: of those that end in the right line, the outermost of the last. */
function statementOf(code: string, statements: Statement[], note: Note): Statement | undefined {
  const line = note.isAlone ? note.line - 1 : note.line
  return statements
    .filter(({ end }) => end <= note.start && lineAt(code, end) === line)
    .sort((a, b) => b.end - a.end || a.start - b.start)[0]
}

/** The edit that puts a check around or behind a statement; null when the note cannot be read. */
function check(code: string, statement: Statement, { line, text }: Note) {
  const thrown = /^throws\s+(.+)$/s.exec(text)?.[1]
  const place = String(line)
  if (statement.type === 'ExpressionStatement') {
    const { start, end } = statement.expression
    const expression = code.slice(start, end)
    if (thrown !== undefined) {
      const isAsync = awaits(statement)
      const run = `${isAsync ? 'async ' : ''}() => (${expression})`
      const message = JSON.stringify(thrown)
      const call = `__sample.throws(${place}, ${run}, ${message})`
      return { start, end, text: isAsync ? `await ${call}` : call }
    }
    const expected = expectedValue(text)
    return (
      expected && {
        start,
        end,
        text: `__sample.value(${place}, (${expression}), () => (${expected}))`,
      }
    )
  }
  const [declared] = statement.declarations
  const expected = thrown === undefined ? expectedValue(text) : null
  if (statement.declarations.length !== 1 || declared?.id.type !== 'Identifier' || !expected)
    return null
  const { end } = statement
  return {
    start: end,
    end,
    text: `; __sample.value(${place}, ${declared.id.name}, () => (${expected}))`,
  }
}

/** Whether the statement itself waits; functions inside it do so on their own account. */
function awaits(statement: ESTree.Statement): boolean {
  let depth = 0
  let found = false
  const enter = () => void depth++
  const leave = () => void depth--
  const visitor = new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    AwaitExpression: () => {
      found ||= depth === 0
    },
  })
  visitor.visit({ type: 'Program', body: [statement] } as unknown as ESTree.Program)
  return found
}

/** The expression of an expected value on one line, with `…` replaced; null when it is none. */
function expectedValue(text: string): string | null {
  const expression = text
    .replaceAll('\n', ' ')
    .replace(/(['"`])(?:\\.|(?!\1)[^\\\n])*\1|…/g, (found) =>
      found === '…' ? '__sample.anything' : found,
    )
  const { program, errors } = parseScript(`(${expression})`, 'js')
  const [statement, ...others] = program.body
  const isValue =
    errors.length === 0 &&
    others.length === 0 &&
    statement?.type === 'ExpressionStatement' &&
    statement.expression.type !== 'SequenceExpression' &&
    !(
      statement.expression.type === 'ParenthesizedExpression' &&
      statement.expression.expression.type === 'SequenceExpression'
    )
  return isValue ? expression : null
}
