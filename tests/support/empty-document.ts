/**
 * Setup of the browser project's test files. They share one happy-dom, because loading it takes longer
 * than most of the tests. Each file gets fresh modules, and leaves an empty document without
 * listeners.
 */
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// What a very busy machine needs, not what a test may wait for.
configure({ asyncUtilTimeout: 60_000 })
vi.resetModules()
afterEach(cleanup)

for (const target of [window, document]) {
  const add = target.addEventListener
  const added: [
    string,
    EventListenerOrEventListenerObject,
    (AddEventListenerOptions | boolean)?,
  ][] = []
  target.addEventListener = (...listener: (typeof added)[number]) => {
    added.push(listener)
    add.apply(target, listener)
  }
  afterAll(() => {
    for (const listener of added) target.removeEventListener(...listener)
    target.addEventListener = add
  })
}

afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
