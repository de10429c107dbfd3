import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listening, listen } from '../../../tests/support/listen.ts'
import { findDeadLinks } from './dead-links.ts'

let server: Listening
let site: string

beforeAll(async () => {
  const answering = createServer(({ method, url }, response) => {
    if (url === '/silent') return
    if (url === '/gone') response.statusCode = 404
    if (url === '/no-head' && method === 'HEAD') response.statusCode = 405
    response.end()
  })
  server = await listen(answering)
  site = server.address
})

afterAll(() => server.stop())

it('names what answers with an error, not in time, or not at all', async () => {
  const urls = ['/here', '/gone', '/no-head'].map((route) => site + route)
  const nobody = 'http://127.0.0.1:1/'
  expect(await findDeadLinks([...urls, nobody], { concurrency: 2 })).toEqual([
    { url: `${site}/gone`, reason: 'status 404' },
    { url: nobody, reason: expect.stringMatching(/ECONNREFUSED|bad port/) },
  ])
  expect(await findDeadLinks([`${site}/silent`], { limitMs: 500 })).toEqual([
    { url: `${site}/silent`, reason: 'silent for 500 ms' },
  ])
})
