import { statSync } from 'node:fs'
import type { ViteDevServer } from 'vite'

/** The parts of Vite's server that are used here; tests have their own. */
export type Environments = {
  [name: string]: {
    moduleGraph: Pick<
      ViteDevServer['environments']['ssr']['moduleGraph'],
      'fileToModulesMap' | 'invalidateModule'
    >
  }
}

/**
 * Returns a function that gives the state of the modules as a number, for server and browser to compare. If a file is
 * saved after the server has rendered and before the browser loads modules, the browser would hydrate something else
 * than what was rendered, and the watcher reports such a change only up to 100 ms later. So the function looks at the
 * files themselves. After a change, both sides read the changed files again, and the number is different.
 */
export function followModules(environments: Environments): () => number {
  /** Modification times of files when they were last looked at. */
  const seenAt = new Map<string, number>()
  let state = 0

  return () => {
    const graphs = Object.values(environments).map(({ moduleGraph }) => moduleGraph)
    const files = new Set(graphs.flatMap(({ fileToModulesMap }) => [...fileToModulesMap.keys()]))
    for (const file of files) {
      if (file.includes('/node_modules/')) continue
      const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
      const before = seenAt.get(file)
      if (changedAt === undefined || changedAt === before) continue
      seenAt.set(file, changedAt)
      if (before === undefined) continue
      state += 1
      for (const graph of graphs) {
        for (const module of graph.fileToModulesMap.get(file) ?? []) graph.invalidateModule(module)
      }
    }
    return state
  }
}
