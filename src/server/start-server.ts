import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from './server.ts'
import { makeStoppable } from './stop-server.ts'

/**
 * Serves a build.
 *
 * @param root The build's output folder.
 * @param port From 0, which is any free port, to 65535; 3000 when missing or empty.
 * @param host An address of this machine; 127.0.0.1 when missing or empty.
 * @returns the address that readers open, and a function that stops the server (see `makeStoppable`)
 * @throws Error with one sentence for the person at the terminal.
 */
export async function startServer(
  root: string,
  port = '',
  host = '',
): Promise<{ address: string; stop: () => Promise<void> }> {
  const portNumber = readPort(port || '3000')
  const server = await createSiteServer(root)
  const stop = makeStoppable(server)
  await listen(server, portNumber, host || '127.0.0.1')
  return { address: addressOf(server), stop }
}

function readPort(value: string): number {
  const port = Number(value)
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
