import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { resetDb } from '@/mocks/db'
import { server } from '@/mocks/server'
import { settings } from '@/mocks/settings'

// Generous, for a busy machine: a test that passes never waits this long.
configure({ asyncUtilTimeout: 5000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  resetDb()
  settings.latencyMs = 0
  settings.failOnce = null
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
})

afterAll(() => server.close())
