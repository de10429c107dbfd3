import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'

/**
 * Milliseconds after which the watcher tells of a change to the same file again: 50, and what a busy thread is late.
 */
const pause = 100

/**
 * Has `watcher` tell of changes that it passes over because they come within 50 ms of another one to
 * the same file, as when an editor saves, formats and saves.
 */
export function emitMissedChanges(watcher: ViteDevServer['watcher']): void {
  /** When files were last changed, as of the last look at them. */
  const seenAt = new Map<string, number | undefined>()

  watcher.on('all', async (event, file) => {
    if (event !== 'add' && event !== 'change') return
    seenAt.set(file, changeTime(file))
    await setTimeout(pause)
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
