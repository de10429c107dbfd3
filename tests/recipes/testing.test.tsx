// @vitest-environment happy-dom
/** The setup of tests that readers copy. */

import { clearAllListeners } from '@reduxjs/toolkit'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

const id = 'usage/writing-tests'
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', undefined))
afterEach(cleanup)

/** Runs the page's setup file with a test runner that has no globals, and returns what it registered. */
async function setUp() {
  const hooks: { name: string; code: () => void }[] = []
  const on = (name: string) => (code: () => void) => void hooks.push({ name, code })
  const server = { listen: vi.fn(), resetHandlers: vi.fn(), close: vi.fn() }
  const vitest = {
    beforeAll: on('beforeAll'),
    afterEach: on('afterEach'),
    afterAll: on('afterAll'),
  }
  await codeOf(id, {
    files: ['src/test/setup.ts'],
    replace: { vitest, 'src/test/server.ts': { server } },
  })
  const run = (wanted: string) => {
    for (const { name, code } of hooks) if (name === wanted) code()
  }
  return { server, run }
}

/** The page shows these files of its application. */
async function app() {
  const files = ['app/store.ts', 'app/noticeSlice.ts', 'test/renderWithProviders.tsx']
  const load = (file: string) => import(`../../examples/testing/part-1/src/${file}`)
  const [panel, ...others] = await Promise.all(
    ['features/session/ObserverPanel.tsx', ...files].map(load),
  )
  return Object.assign({}, panel, ...others)
}

recipe(`${id}#tools`, 'the setup file', {
  'other tools': {
    'without Vitest’s globals, an update that a test does not wait for is warned of': async () => {
      const { run } = await setUp()
      run('beforeAll')
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      const { renderWithProviders, ObserverPanel } = await app()
      const { store } = renderWithProviders(<ObserverPanel />)
      store.dispatch({ type: 'session/loaded/pending', meta: { requestId: 'r1' } })
      expect(store.getState().session.status).toBe('pending')
      expect(error.mock.calls.join()).toContain('not wrapped in act(')
    },
  },
  twice: {
    'after each test, the page is empty and handlers are reset': async () => {
      const { server, run } = await setUp()
      const { renderWithProviders, ObserverPanel } = await app()
      renderWithProviders(<ObserverPanel />)
      run('afterEach')
      expect([document.body.textContent, server.resetHandlers.mock.calls.length]).toEqual(['', 1])
    },
  },
})

recipe(`${id}#render-helper`, 'a store for each test', {
  twice: {
    'what one test does to its store is not in the next': async () => {
      const { renderWithProviders, noticeShown, ObserverPanel } = await app()
      const first = renderWithProviders(<ObserverPanel />)
      first.store.dispatch(noticeShown('Saved'))
      const second = renderWithProviders(<ObserverPanel />)
      expect(second.store.getState().notice.text).toBe('')
    },
  },
})

recipe(`${id}#listeners`, 'a listener in a test', {
  'left in the middle': {
    'clearAllListeners cancels what runs and what would run': async () => {
      vi.useFakeTimers()
      const { makeStore, noticeShown } = await app()
      const store = makeStore()
      store.dispatch(noticeShown('Saved'))
      store.dispatch(clearAllListeners())
      store.dispatch(noticeShown('Sent'))
      await vi.advanceTimersByTimeAsync(10_000)
      expect(store.getState().notice.text).toBe('Sent')
      vi.useRealTimers()
    },
  },
})
