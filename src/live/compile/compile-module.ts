import { type Comment, parse } from 'acorn'
import { transform } from 'sucrase'
import { type Assertions, assertResults } from './assertions.ts'
import { Edits } from './edits.ts'
import { addGuards } from './guards.ts'
import { type RewrittenModule, rewriteModule } from './rewrite-module.ts'
import { lineAt, type Node } from './syntax-tree.ts'

/** A file as the frame runs it: the body of a generator. Lines have the same numbers as in the source. */
export type CompiledModule = Assertions & Omit<RewrittenModule, 'head'> & { code: string }

/** Thrown for code that isn't JavaScript or TypeScript. */
export class SampleSyntaxError extends Error {
  /** Counted from 1. */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.name = 'SyntaxError'
    this.line = line
  }
}

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
  const plain = parseModule(withoutTypes(file.path, file.code))
  const stating = new Edits(plain.code)
  const assertions: Assertions = isAsserted
    ? assertResults(plain.code, plain.program, plain.comments, statementsIn, stating)
    : { assertions: [], prints: [], mistakes: [] }
  // What comments state is code like the rest: it may use what the module imports.
  const { code, comments, program } =
    assertions.assertions.length > 0 ? parseModule(stating.apply()) : plain
  const edits = new Edits(code)
  for (const { start, end } of comments) edits.blank(start, end)
  addGuards(program, code, edits)
  const { head, ...names } = rewriteModule(program, code, edits)
  return {
    ...assertions,
    code: `"use strict";${head}${edits
      .apply()
      .replace(/(?<![ \t])[ \t]+$/gm, '')
      .trimEnd()}`,
    ...names,
  }
}

const syntax = { ecmaVersion: 'latest', sourceType: 'module', preserveParens: true } as const

function parseModule(code: string) {
  const comments: Comment[] = []
  try {
    const program = parse(code, { ...syntax, onComment: comments })
    return { code, comments, program: program as unknown as Node }
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos: number }
    throw new SampleSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), lineAt(code, pos))
  }
}

/** Removes types and JSX. Every line stays in its place. */
function withoutTypes(path: string, code: string): string {
  const isTypeScript = /\.[mc]?tsx?$/.test(path)
  const hasJsx = !/\.[mc]?ts$/.test(path)
  try {
    return transform(code, {
      transforms: [
        ...(isTypeScript ? ['typescript' as const] : []),
        ...(hasJsx ? ['jsx' as const] : []),
      ],
      jsxRuntime: 'automatic',
      production: true,
      keepUnusedImports: true,
      disableESTransforms: true,
    }).code
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } }
    const text = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '')
    throw new SampleSyntaxError(text, loc?.line ?? Number(/\((\d+):\d+\)$/.exec(message)?.[1] ?? 1))
  }
}

function statementsIn(code: string): Node[] | null {
  try {
    return parse(code, syntax).body as unknown as Node[]
  } catch {
    return null
  }
}
