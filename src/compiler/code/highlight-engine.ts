import type { PatternScanner, RegexEngine } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'

/**
 * Oniguruma, which compiles each list of expressions once. The grammars of TypeScript with and without JSX
 * have most of their lists in common, and make those that end with the name of a tag anew for each tag.
 * The engine in JavaScript spends a second on translating each grammar's expressions.
 */
export async function loadEngine(): Promise<RegexEngine> {
  const { createString, createScanner } = await createOnigurumaEngine(import('shiki/wasm'))
  const scanners = new Map<string, PatternScanner>()
  return {
    createString,
    createScanner(patterns) {
      const key = patterns.join('\0')
      const known = scanners.get(key)
      if (known) return known
      const scanner = createScanner(patterns)
      // Others may still search with it.
      scanner.dispose = () => {}
      scanners.set(key, scanner)
      return scanner
    },
  }
}
