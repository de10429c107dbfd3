import { createRequire } from 'node:module'
import type { transformSync } from '@swc/wasm-typescript'
import { format } from 'oxfmt'
import { keptLines, markIn } from './marks.ts'
import { type SyntaxDiagnostic, syntaxDiagnostics } from './syntax.ts'

/** A sample of which no JavaScript can be made. */
export class UnstrippableError extends Error {
  /** In the sample's code, counted from 1. */
  readonly line: number

  constructor({ line, message }: SyntaxDiagnostic) {
    super(message)
    this.name = 'UnstrippableError'
    this.line = line
  }
}

/** While a page is being written, most of its samples stay the same. Holds more samples than the longest page has. */
const cache = new Map<string, Promise<string>>()
const maxCachedSamples = 500

/**
 * The JavaScript of a TypeScript sample: types taken out, comments and blank lines kept, formatted. Comments right
 * above a declaration that is only a type go with it. Code without types is returned as it is written.
 *
 * @throws {UnstrippableError} when the code is not TypeScript, or more than its types would have to change.
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
  // As TypeScript, because a sample of a change may export a name before and after it. What can't be formatted comes
  // back as it is, for the parser to say why.
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

/**
 * The type stripper. It is loaded again after its stack was too small once, because its memory is damaged from then on.
 */
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

/** Puts spaces in the place of types. */
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
    // The compiler throws plain objects.
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
/** Comments that mark a range, or state results of the statement above. They are not about the type below. */
const isAboutMore = (line: string) => {
  const mark = markIn(line)
  return mark ? mark.scope !== 'next-line' : /\/\/\s*(?:=>|prints:)/.test(line)
}
const isMarker = (line: string) => markIn(line) !== null
/** Where a blank line separates nothing: after the start of the sample or of a block, and after another blank line. */
const isEdge = (line = '') => /^\s*$|[[({]$/.test(line)

/**
 * Leaves out the lines that held nothing but types, the comments that are about them, and a blank line
 * that parted them from others. Markers are looked through: the formatter sees them, readers do not.
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
