import { statSync } from 'node:fs'
import type { ViteDevServer } from 'vite'

/** What of Vite's server is used here; tests bring their own. */
export type Environments = {
  [name: string]: {
    moduleGraph: Pick<
      ViteDevServer['environments']['ssr']['moduleGraph'],
      'fileToModulesMap' | 'invalidateModule'
    >
  }
}

/**
 * The state of the modules that the server renders with and sends to browsers, as a number. A file may be saved between
 * the two, and the watcher tells of that up to 100 ms later: a browser would then hydrate what it has never rendered.
 * The function looks at the files themselves. After a change, both sides read what has changed again, and the number
 * is another one.
 */
export function followModules(environments: Environments): () => number {
  /** When files were last changed, as of the last look at them. */
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
