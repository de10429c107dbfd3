import type { Page } from '../../model/page.ts'
import type { Counts } from './counts.ts'

/** One line about what was checked, then each sample that is excluded with `nocheck`, with its reason. */
export function summary(pages: Page[], counts: Counts, ms: number): string {
  const { typed, run, parsed, other, nocheck } = counts
  const total = typed + parsed + other + nocheck.length
  const amounts = [
    `${total} samples on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`,
    `${typed} type-checked`,
    `${run} run`,
    `${parsed} parsed`,
    `${other} in other languages or from examples`,
    `${nocheck.length} not checked`,
    `${(ms / 1000).toFixed(1)} s`,
  ].join(', ')
  const exceptions = nocheck.map(({ file, line, reason }) => `  ${file}:${line} ${reason}`)
  return [amounts, ...exceptions].join('\n')
}
