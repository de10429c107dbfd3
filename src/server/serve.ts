import { parseArgs } from 'node:util'
import { startServer } from './start-server.ts'

/** `npm run serve`: serves a build until it's stopped. Settings: `--root`, PORT, HOST. */
async function serve(): Promise<void> {
  const { values } = parseArgs({ options: { root: { type: 'string', default: 'dist' } } })
  const { address, stop } = await startServer(values.root, process.env.PORT, process.env.HOST)
  console.log(`Serving ${values.root} at ${address}`)

  const end = () => stop().then(() => process.exit(0))
  // A terminal sends the signal to the whole process group, so it may arrive twice.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
}

serve().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
