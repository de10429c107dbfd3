import { SampleSyntaxError } from '../../src/live/compile/parse-module.ts'
import { createModules, type Registry } from '../../src/live/frame/modules.ts'
import type { LiveModule } from '../../src/live/live-page.ts'
import { compileProject } from '../../src/live/page/edited-project.ts'
import { outcomeOf } from './outcome.mjs'

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Runs a program as the frame runs a sample; `outcomeOf` says what it returns. */
export async function outcomeHere(
  files: { path: string; code: string }[],
  registry: Registry = new Map(),
): Promise<string[]> {
  let modules: LiveModule[]
  try {
    modules = compileProject(files).modules
  } catch (error) {
    if (error instanceof SampleSyntaxError) return [error.name]
    throw error
  }
  const { run } = createModules(modules, {
    registry,
    at: (_file, _line, value) => value,
    guard: { check: () => {}, last: () => ({ file: '', line: 0 }), end: () => {} },
    addStyle: () => {},
  })
  // Nothing here waits for more than the promises of one turn.
  return outcomeOf(() => run(0), nextTurn().then(nextTurn))
}
