import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = {
  /** The server's origin: `http://127.0.0.1:40123`. */
  address: string
  port: number
  /** Cuts all connections, and resolves when they are closed. */
  stop: () => Promise<void>
}

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
