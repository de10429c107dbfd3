import { type Comment, type Options, Parser } from 'acorn'
import { lineAt, type Node } from './syntax-tree.ts'
import { TypeScriptJsxParser, TypeScriptParser } from './typescript-parser.ts'

/** Thrown for code that isn't JavaScript, or not TypeScript that becomes JavaScript without its types. */
export class SampleSyntaxError extends Error {
  /** Counted from 1. */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.name = 'SyntaxError'
    this.line = line
  }
}

/** A parsed module, with the nodes of TypeScript and JSX if it has some. */
export type Script = { code: string; program: Node; comments: Comment[] }

export type Language = 'js' | 'jsx' | 'ts' | 'tsx'

/** The language for a file's name. JSX is also read in `.js` files, where templates of bundlers have it. */
export function languageOf(fileName: string): Language {
  if (/\.[mc]?ts$/.test(fileName)) return 'ts'
  return fileName.endsWith('.tsx') ? 'tsx' : 'jsx'
}

const parsers = {
  js: Parser,
  jsx: TypeScriptJsxParser,
  ts: TypeScriptParser,
  tsx: TypeScriptJsxParser,
}

/**
 * Parses a module.
 * @throws {SampleSyntaxError}
 */
export function parseModule(code: string, language: Language): Script {
  const comments: Comment[] = []
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType: 'module',
    preserveParens: true,
    locations: language !== 'js',
    onComment: comments,
  }
  try {
    const program = parsers[language].parse(code, options) as unknown as Node
    // What was read twice, because it might have been a type, has its comments twice.
    const once = new Map(comments.map((comment) => [comment.start, comment]))
    return { code, program, comments: [...once.values()] }
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos: number }
    if (error instanceof RangeError || message.includes('stack space')) {
      throw new SampleSyntaxError('its code is nested too deeply', 1)
    }
    throw new SampleSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), lineAt(code, pos))
  }
}
