import { compilePage } from '../../src/site-compiler/compiler.ts'
import { projectRoot } from '../../src/system/project.ts'
import { growing, nested } from './growing.ts'

export type Growth = {
  name: string
  /** Seconds of this processor for a document, and for one of twice its size. */
  seconds: [once: number, twice: number]
  /** What came of the longer one. */
  outcome: string
  isFaulty: boolean
}

const sourcePath = 'tests/fixtures/site/content/docs/usage/index.md'

/** Compiles a document that is not on disk. */
export const compileText = (text: string) =>
  compilePage(
    { id: 'usage/index', sourcePath, text, lastUpdated: null },
    { root: projectRoot, basePath: '/', routes: {}, spelling },
  )

const spelling = {
  names: ['Redux Toolkit'],
  exports: ['createSlice'],
  accepted: [],
  words: { behaviour: 'behavior' },
}

/** Seconds that no document may take, whatever is in it. */
const maxSeconds = 20

/** What is measured beside the collector and whatever else the machine does. */
const minSeconds = 1

/** Twice the text takes twice the time; four times is what a square takes. */
const maxRatio = 3

/**
 * Compiles documents of `size` characters and of twice that, of every construct whose name matches.
 * @param tell is given each result at once, for a document may take long
 */
export async function measureGrowth(
  size: number,
  names: RegExp,
  tell: (growth: Growth, index: number, total: number) => void,
): Promise<void> {
  const chosen = [...growing, ...nested].filter(({ name }) => names.test(name))
  await measure(chosen[0]?.write(1_000) ?? '')
  for (const [index, { name, write }] of chosen.entries()) {
    const [once] = await measure(write(size))
    const [twice, outcome] = await measure(write(2 * size))
    const isSquare = twice > minSeconds && twice > maxRatio * once
    const isFaulty = isSquare || twice > maxSeconds || outcome.startsWith('fails')
    tell({ name, seconds: [once, twice], outcome, isFaulty }, index, chosen.length)
  }
}

async function measure(text: string): Promise<[seconds: number, outcome: string]> {
  const start = process.cpuUsage().user
  const outcome = await compileText(text).then(
    ({ page, diagnostics: [first] }) => first?.message ?? (page ? 'a page' : 'nothing'),
    (error: Error) => `fails: ${error.message}`,
  )
  return [(process.cpuUsage().user - start) / 1e6, outcome]
}
