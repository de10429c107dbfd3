import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDeadLinks } from './dead-links.ts'

let server: Server
let site: string

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    if (url === '/silent') return
    if (url === '/gone') response.statusCode = 404
    if (url === '/no-head' && method === 'HEAD') response.statusCode = 405
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('names what answers with an error, not in time, or not at all', async () => {
  const urls = ['/here', '/gone', '/no-head'].map((route) => site + route)
  const nobody = 'http://127.0.0.1:1/'
  expect(await findDeadLinks([...urls, nobody], { atOnce: 2 })).toEqual([
    { url: `${site}/gone`, reason: 'status 404' },
    { url: nobody, reason: expect.stringMatching(/ECONNREFUSED|bad port/) },
  ])
  expect(await findDeadLinks([`${site}/silent`], { limitMs: 500 })).toEqual([
    { url: `${site}/silent`, reason: 'silent for 500 ms' },
  ])
})
