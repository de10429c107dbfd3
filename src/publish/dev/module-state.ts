import type { ViteDevServer } from 'vite'
import { stampOf } from './missed-changes.ts'

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
  /** Files as they were when they were last looked at. */
  const seen = new Map<string, string>()
  // Begins with the time, so that it's greater than those of an earlier server, whose pages may still be open.
  let state = Date.now()

  return () => {
    const graphs = Object.values(environments).map(({ moduleGraph }) => moduleGraph)
    const files = new Set(graphs.flatMap(({ fileToModulesMap }) => [...fileToModulesMap.keys()]))
    for (const file of files) {
      if (file.includes('/node_modules/')) continue
      const stamp = stampOf(file)
      const before = seen.get(file)
      if (stamp === undefined || stamp === before) continue
      seen.set(file, stamp)
      if (before === undefined) continue
      state += 1
      for (const graph of graphs) {
        for (const module of graph.fileToModulesMap.get(file) ?? []) graph.invalidateModule(module)
      }
    }
    return state
  }
}
