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
  /** Files as they were at their last event. */
  const seen = new Map<string, string | undefined>()

  watcher.on('all', async (event, file) => {
    if (event !== 'add' && event !== 'change') return
    seen.set(file, stampOf(file))
    await setTimeout(pauseMs)
    const now = stampOf(file)
    if (now === undefined || now === seen.get(file)) return
    watcher.emit('change', file)
    watcher.emit('all', 'change', file)
  })
}

/**
 * Changes with a file. Clocks of file systems stand still for milliseconds, so the time alone wouldn't do. Undefined
 * when there is no such file.
 */
export function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.mtimeMs} ${found.size} ${found.ino}`
}
