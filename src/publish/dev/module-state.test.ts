import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Environments, followModules } from './module-state.ts'

type Graph = Environments[string]['moduleGraph']

function graphOf(file: string) {
  const module = { file }
  const invalidateModule = vi.fn()
  const moduleGraph = {
    fileToModulesMap: new Map([[file, new Set([module])]]),
    invalidateModule,
  } as unknown as Graph
  return { moduleGraph, module, invalidateModule }
}

it('changes with a file that any side has read, and has all sides read it again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'module-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'home.tsx')
  writeFileSync(file, 'first')
  const [client, ssr] = [graphOf(file), graphOf(file)]
  const stateOf = followModules({ client, ssr })
  const first = stateOf()
  expect(stateOf()).toBe(first)

  // File systems store times in steps of a few milliseconds.
  utimesSync(file, new Date(), new Date(Date.now() + 10_000))
  expect([stateOf(), stateOf()]).toEqual([first + 1, first + 1])
  for (const { invalidateModule, module } of [client, ssr]) {
    expect(invalidateModule.mock.calls).toEqual([[module]])
  }
  rmSync(file)
  expect(stateOf()).toBe(first + 1)
})
