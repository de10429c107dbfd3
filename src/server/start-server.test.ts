import { mkdtemp, rm } from 'node:fs/promises'
import { Server as TcpServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeFuzzSite } from '../../tests/fuzz/site.ts'
import { startServer } from './start-server.ts'

let folder: string
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  stops = []
  folder = await mkdtemp(path.join(os.tmpdir(), 'start-server-'))
  await writeFuzzSite(folder)
})

afterEach(async () => {
  for (const stop of stops) await stop()
  await rm(folder, { recursive: true })
})

async function start(port?: string, host?: string): Promise<string> {
  const { address, stop } = await startServer(folder, port, host)
  stops.push(stop)
  return address
}

/** Makes the system refuse to listen, in ways that not every machine can be made to. */
function refuse(code: string) {
  vi.spyOn(TcpServer.prototype, 'listen').mockImplementation(function (this: TcpServer) {
    this.emit('error', Object.assign(new Error(`listen ${code}`), { code }))
    return this
  })
}

describe('a server that starts', () => {
  it('says the address that readers open', async () => {
    const address = await start('0')
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${address}/faq`)).status).toBe(200)
    expect(await start('0', 'localhost')).toMatch(/^http:\/\/(127\.0\.0\.1|\[::1\]):\d+$/)
  })

  it.each([[undefined], ['']])('takes port 3000 of this machine where PORT is %j', async (port) => {
    refuse('EADDRINUSE')
    await expect(start(port, port)).rejects.toThrow(
      'Port 3000 on 127.0.0.1 is in use. Choose another: PORT=3001 npm start',
    )
  })

  it.each(['http', '-1', '65536', '80.5'])('refuses the port "%s"', async (port) => {
    await expect(start(port)).rejects.toThrow(
      `PORT is "${port}". Expected a number from 0 (any free port) to 65535.`,
    )
  })

  it.each([
    ['EACCES', 'Port 65535 on 0.0.0.0 may not be used by this account. Choose one above 1023'],
    ['EADDRNOTAVAIL', 'HOST is "0.0.0.0", which is no address of this machine. Expected 127.0.0.1'],
    ['ENOTFOUND', 'HOST is "0.0.0.0", which is no address of this machine. Expected 127.0.0.1'],
    ['ENOMEM', 'listen ENOMEM'],
  ])('says what to do about %s', async (code, message) => {
    refuse(code)
    await expect(start('65535', '0.0.0.0')).rejects.toThrow(message)
  })
})
