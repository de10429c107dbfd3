import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fuzzServer } from '../../tests/fuzz/fuzz-server.ts'
import { writeFuzzSite } from '../../tests/fuzz/site.ts'
import { type Listening, listen } from '../../tests/support/listen.ts'
import { createSiteServer } from './server.ts'

let folder: string
let server: Listening

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fuzz-'))
  const root = path.join(folder, 'site')
  await writeFuzzSite(root)
  server = await listen(await createSiteServer(root))
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

it.each([1, 20_240])('5,000 random requests are answered rightly (seed %d)', async (seed) => {
  const { outcomes, findings } = await fuzzServer(server.address, seed, 5_000)
  expect(findings.slice(0, 5)).toEqual([])
  const statuses = new Set([...outcomes.values()].flatMap((ofKind) => [...ofKind.keys()]))
  expect([...statuses]).toEqual(expect.arrayContaining([200, 206, 301, 304, 404, 405, 416]))
})
