import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createRandom } from './fuzz/random.ts'
import { kinds } from './modules/kinds.ts'
import { createProgram, type Program } from './modules/programs.ts'
import { outcomeHere } from './modules/run-here.ts'

/*
 * Programs that nobody would write. The seed is fixed, so that a failure here is a failure everywhere; `npm run
 * fuzz:modules` tries many more with its own seed, which it prints.
 */
const { FUZZ_RUNS, FUZZ_SEED } = process.env
const count = Number(FUZZ_RUNS ?? 200)
const seed = Number(FUZZ_SEED ?? 20_261_128)

/** What Node prints for each program, from files. */
function outcomesInNode(programs: Program[]): { [folder: string]: string[] } {
  const root = mkdtempSync(path.join(tmpdir(), 'modules-'))
  try {
    for (const [index, files] of programs.entries()) {
      const folder = path.join(root, String(index))
      mkdirSync(folder)
      for (const { path: file, code } of files) writeFileSync(path.join(folder, file), code)
    }
    const script = path.join(import.meta.dirname, 'modules/run-in-node.mjs')
    const { stdout, stderr } = spawnSync(process.execPath, [script, root], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    })
    if (stdout === '') throw new Error(stderr)
    return JSON.parse(stdout)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('What is easily done otherwise is done in the frame as in Node', async () => {
  const names = Object.keys(kinds)
  const programs = names.map((name) =>
    (kinds[name] ?? []).map(([file, code]) => ({ path: file, code })),
  )
  const inNode = outcomesInNode(programs)
  for (const [index, program] of programs.entries()) {
    expect(await outcomeHere(program), names[index]).toEqual(inNode[index])
  }
})

test('Programs of several modules do in the frame what they do in Node', async () => {
  const random = createRandom(seed)
  const programs = Array.from({ length: count }, () => createProgram(random))
  const inNode = outcomesInNode(programs)
  for (const [index, program] of programs.entries()) {
    const text = program.map(({ path: file, code }) => `// ${file}\n${code}`).join('\n')
    expect(await outcomeHere(program), text).toEqual(inNode[index])
  }
})
