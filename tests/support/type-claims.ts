import { expect } from 'vitest'
import type { Diagnostic } from '../../src/model/diagnostic.ts'
import { checkSamples } from '../../src/proofs/samples/check-samples.ts'
import { pageOf } from '../../src/proofs/samples/test-page.test-support.ts'

const samples: string[] = []
let checked: Promise<Diagnostic[]> | undefined

/** All samples are checked in one program, like the samples of a page. */
async function checkAll() {
  const { diagnostics } = await checkSamples([await pageOf(samples.join(''))], { useCache: false })
  return diagnostics
}

/** The text above the first sample on a test page. */
const linesAbove = 5
const linesOf = (text: string) => text.split('\n').length - 1

function proofOf(options: string, code: string) {
  const start = linesAbove + samples.reduce((sum, sample) => sum + linesOf(sample), 0)
  const sample = ['', `\`\`\`tsx ${options}`.trim(), code.trim(), '```', ''].join('\n')
  samples.push(sample)
  return async () => {
    checked ??= checkAll()
    const own = (await checked).filter(
      ({ line = 0 }) => line > start && line <= start + linesOf(sample),
    )
    expect(own.map(({ message }) => message)).toEqual([])
  }
}

/** Proves that TypeScript reports exactly this number, in exactly the lines that say `// error`. */
export const rejects = (error: number, code: string) => proofOf(`errors=${error}`, code)
