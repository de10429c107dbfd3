import { createRequire } from 'node:module'
import type { transformSync } from '@swc/wasm-typescript'
import { format } from 'oxfmt'
import { keptLines, markIn } from './marks.ts'
import { type SyntaxDiagnostic, syntaxDiagnostics } from './syntax.ts'

/** JavaScript can't be made from this sample. */
export class UnstrippableError extends Error {
  /** In the sample's code, counted from 1. */
  readonly line: number

  constructor({ line, message }: SyntaxDiagnostic) {
    super(message)
    this.name = 'UnstrippableError'
    this.line = line
  }
}

/** While a page is edited, most of its samples stay the same. Holds more samples than the longest page has. */
const cache = new Map<string, Promise<string>>()
const maxCachedSamples = 500

/**
 * Turns a TypeScript sample into JavaScript: removes types, keeps comments and blank lines, and formats the result.
 * Comments right above a declaration that is only a type are removed with it. Code without types is returned as it is
 * written.
 *
 * @throws {UnstrippableError} when the code isn't TypeScript, or more than its types would have to change.
 */
export function toJavaScript(code: string, language: 'ts' | 'tsx'): Promise<string> {
  const key = `${language} ${code}`
  const known = cache.get(key)
  if (known) return known
  if (cache.size >= maxCachedSamples) cache.clear()
  const javascript = makeJavaScript(code, language)
  cache.set(key, javascript)
  return javascript
}

const style = { semi: false, singleQuote: true, printWidth: 80, tabWidth: 2 }

async function makeJavaScript(code: string, language: 'ts' | 'tsx'): Promise<string> {
  const stripped = stripTypes(code, language)
  if (stripped === code) return code
  // Parsed as TypeScript, because a sample that shows a change may export a name twice. Code that can't be formatted is
  // returned unchanged, and the parser then reports why.
  const { code: javascript } = await format('code.tsx', withoutTypeLines(code, stripped), style)
  const [diagnostic] = syntaxDiagnostics(keptLines(javascript), 'jsx')
  if (diagnostic) throw new UnstrippableError(diagnostic)
  return javascript.replace(/\n$/, '')
}

/** @throws {UnstrippableError} when a recursive parser has exhausted its stack */
function rethrowDepth(error: unknown): void {
  if (!(error instanceof Error && /^(Range|Runtime)Error$/.test(error.name))) return
  throw new UnstrippableError({ line: 1, message: 'its code is nested too deeply' })
}

const require = createRequire(import.meta.url)
const compilerName = '@swc/wasm-typescript'

/** The type stripper. Once its stack was too small, its memory is damaged, so it's loaded again. */
let compiler: { transformSync: typeof transformSync } | undefined

function compile(code: string, options: Options): string {
  compiler ??= require(compilerName) as { transformSync: typeof transformSync }
  try {
    return compiler.transformSync(code, options).code
  } catch (error) {
    if (error instanceof Error) {
      delete require.cache[require.resolve(compilerName)]
      compiler = undefined
    }
    throw error
  }
}

/** `parser` is missing from the package's own types. */
type Options = NonNullable<Parameters<typeof transformSync>[1]> & {
  parser: { syntax: 'typescript'; tsx: boolean }
}

/** Replaces types with spaces. */
function stripTypes(code: string, language: 'ts' | 'tsx'): string {
  const [diagnostic] = syntaxDiagnostics(keptLines(code), language)
  if (diagnostic) throw new UnstrippableError(diagnostic)
  const options: Options = {
    mode: 'strip-only',
    module: true,
    parser: { syntax: 'typescript', tsx: language === 'tsx' },
  }
  try {
    return withoutEmptyLists(compile(code, options))
  } catch (error) {
    rethrowDepth(error)
    // The type stripper throws plain objects.
    const { message, startLine } = error as { message: string; startLine?: number }
    throw new UnstrippableError({ line: startLine ?? 1, message })
  }
}

/** `import { type A } from 'a'` has become `import { } from 'a'`, which would only load the module. */
function withoutEmptyLists(code: string): string {
  return code.replace(/^(?:import|export)\s*\{[\s,]*\}(?:\s*from\s*(['"]).*?\1)?/gm, (statement) =>
    statement.replace(/[^\n]/g, ' '),
  )
}

const holdsNoCode = /^\s*(?:;\s*)?(?:\/\/.*)?$/
const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line)
/**
 * Whether a comment marks a range or states a result of the statement above it. Then it isn't about the type below it.
 */
const isAboutMore = (line: string) => {
  const mark = markIn(line)
  return mark ? mark.scope !== 'next-line' : /\/\/\s*(?:=>|prints:)/.test(line)
}
const isMarker = (line: string) => markIn(line) !== null
/** A blank line next to such a line separates nothing: the start of the sample or of a block, or another blank line. */
const isEdge = (line = '') => /^\s*$|[[({]$/.test(line)

/**
 * Removes lines that only had types, the comments about them, and a blank line between them and other code. Markers are
 * skipped when looking for neighbors, because readers don't see them.
 */
function withoutTypeLines(code: string, stripped: string): string {
  const before = code.split('\n')
  const kept: string[] = []
  let followsType = false
  for (const [index, line] of stripped.split('\n').entries()) {
    const isTypeOnly = line !== before[index] && holdsNoCode.test(line)
    const isBlank = line.trim() === ''
    if (isTypeOnly) {
      while (isComment(kept.at(-1) ?? '') && !isAboutMore(kept.at(-1) ?? '')) kept.pop()
      followsType = true
    } else if (!(followsType && isBlank && isEdge(kept.findLast((above) => !isMarker(above))))) {
      kept.push(line)
      followsType &&= isBlank || isMarker(line)
    }
  }
  return kept.join('\n')
}
