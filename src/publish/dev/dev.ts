import path from 'node:path'
import Tinypool from 'tinypool'
import { runCommand } from '../../system/run-command.ts'
import type { AskContent } from './content-thread.ts'

// Building the inline script would make it `production`, for which Vite leaves out Fast Refresh.
process.env.NODE_ENV = 'development'

/** Has the content, and reads it while this thread loads Vite. Later, this one keeps answering while pages compile. */
const thread = new Tinypool({
  filename: path.join(import.meta.dirname, 'content-thread.mjs'),
  minThreads: 1,
  maxThreads: 1,
  concurrentTasksPerWorker: Number.POSITIVE_INFINITY,
  // It would stand still between two questions.
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
// The thread and Vite would go on.
if (process.exitCode === 1) process.exit()
