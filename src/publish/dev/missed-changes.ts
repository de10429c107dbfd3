import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'

/** The watcher ignores a second change to a file within 50 ms. This is longer, because a busy thread may be late. */
const pauseMs = 100

/**
 * Makes `watcher` report changes that it ignores because they come within 50 ms of another change to the same file,
 * such as when an editor saves, formats and saves again.
 */
export function emitMissedChanges(watcher: ViteDevServer['watcher']): void {
  /** File → its modification time at the last event. */
  const seenAt = new Map<string, number | undefined>()

  watcher.on('all', async (event, file) => {
    if (event !== 'add' && event !== 'change') return
    seenAt.set(file, changeTime(file))
    await setTimeout(pauseMs)
    const now = changeTime(file)
    if (now === undefined || now === seenAt.get(file)) return
    watcher.emit('change', file)
    watcher.emit('all', 'change', file)
  })
}

/** Undefined when there is no such file. */
function changeTime(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}
