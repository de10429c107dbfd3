import { unwatchFile, watchFile } from 'node:fs'
import path from 'node:path'
import Tinypool from 'tinypool'
import { hashOfFile } from '../../system/file-hash.ts'
import { projectRoot } from '../../system/project.ts'
import { runCommand } from '../../system/run-command.ts'
import type { AskContent } from './content-thread.ts'

// Building the inline script would set it to `production`, for which Vite leaves out Fast Refresh.
process.env.NODE_ENV = 'development'

/** What npm has installed, which it writes at the end. Only a new server loads packages anew. */
const installedFile = path.join(projectRoot, 'node_modules/.package-lock.json')

/**
 * Starts the development server.
 * @param code the files of the server's own code
 * @param onOutdated called when code, packages or the base path have changed, so that another server is needed
 * @returns what ends the server; null when it couldn't start, for a reason that is printed
 */
export async function start(
  code: ReadonlySet<string>,
  onOutdated: () => void,
): Promise<(() => Promise<void>) | null> {
  /**
   * This thread reads the content while the main thread loads Vite. Later it compiles pages while the main thread
   * responds.
   */
  const thread = new Tinypool({
    filename: path.join(import.meta.dirname, 'content-thread.mjs'),
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: Number.POSITIVE_INFINITY,
    // With Atomics, the thread would be blocked between two calls.
    useAtomics: false,
  })
  let isClosed = false
  const ask: AskContent = (name, ...[argument]) =>
    thread.run(argument, { name }).catch((error) => {
      if (!isClosed) throw error
      return new Promise(() => {})
    })
  const opened = ask('open', process.argv.slice(2))
  let close: (() => Promise<void>) | null = null
  // The thread doesn't keep the process alive while it waits for settings without mistakes.
  const wait = setInterval(() => {}, 60_000)

  await runCommand(async () => {
    const { serve } = await import('./dev-server.ts')
    const options = await opened
    clearInterval(wait)
    if (!options) return
    const server = await serve(options, ask, onOutdated)
    server.watcher.on('all', (_event, file) => {
      if (code.has(file)) onOutdated()
    })
    const installed = await hashOfFile(installedFile)
    const onStatus = async () => {
      if ((await hashOfFile(installedFile)) !== installed) onOutdated()
    }
    watchFile(installedFile, { interval: 1000 }, onStatus)
    close = async () => {
      isClosed = true
      unwatchFile(installedFile, onStatus)
      await server.close()
      await thread.destroy()
    }
  })
  return close
}
