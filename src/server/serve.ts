import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createSiteServer } from './server.ts'
import { stopServer } from './stop-server.ts'

/** `npm run serve`: serves a build until it is told to stop. Settings: `--root`, PORT, HOST. */
async function serve(): Promise<void> {
  const { values } = parseArgs({ options: { root: { type: 'string', default: 'dist' } } })
  const host = process.env.HOST || '127.0.0.1'
  const port = readPort(process.env.PORT)
  const server = await createSiteServer(values.root)
  await listen(server, port, host)
  console.log(`Serving ${values.root} at ${addressOf(server)}`)

  const stop = () => stopServer(server).then(() => process.exit(0))
  // A terminal sends the signal to the whole group, so it may come twice.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}

function readPort(value = '3000'): number {
  const port = Number(value || '3000')
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT is "${value}". Expected a number from 0 (any free port) to 65535.`)
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(listenProblem(error, port, host))),
    )
    server.listen(port, host, resolve)
  })
}

function listenProblem(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Choose another: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} on ${host} may not be used by this account. Choose one above 1023: PORT=3000 npm start`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is "${host}", which is no address of this machine. Expected 127.0.0.1 or 0.0.0.0.`
    default:
      return error.message
  }
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

serve().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
