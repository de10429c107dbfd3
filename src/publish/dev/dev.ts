import path from 'node:path'
import Tinypool from 'tinypool'
import { runCommand } from '../../system/run-command.ts'
import type { AskContent } from './content-thread.ts'

// Building the inline script would set it to `production`, for which Vite leaves out Fast Refresh.
process.env.NODE_ENV = 'development'

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
const ask: AskContent = (name, ...[argument]) => thread.run(argument, { name })
const opened = ask('open', process.argv.slice(2))

await runCommand(async () => {
  const { serve } = await import('./dev-server.ts')
  const options = await opened
  if (options) await serve(options, ask)
  else process.exitCode = 1
})
// The thread and Vite would keep the process alive.
if (process.exitCode === 1) process.exit()
