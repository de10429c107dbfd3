import { beforeEach, expect, it, vi } from 'vitest'
import { deferLayout, layOutDeferred, opensAtTop } from './deferred-layout.ts'

const root = document.documentElement
let idle: (() => void)[]

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  supportsScrollAnchoring(true)
  root.removeAttribute('data-partial')
})

function supportsScrollAnchoring(isSupported: boolean) {
  vi.stubGlobal('CSS', { supports: () => isSupported })
}

const laidOut = () => document.querySelectorAll('[data-laid-out]').length

it('defers layout only at the top of a page, and where scroll anchoring keeps the place', () => {
  deferLayout(true)
  expect(root.hasAttribute('data-partial')).toBe(true)
  deferLayout(false)
  expect(root.hasAttribute('data-partial')).toBe(false)
  supportsScrollAnchoring(false)
  deferLayout(true)
  expect(root.hasAttribute('data-partial')).toBe(false)
})

it.each([
  ['a link', 'navigate', '', true],
  ['a link to a heading', 'navigate', '#part', false],
  ['a reload', 'reload', '', false],
  ['Back', 'back_forward', '', false],
])('opens at the top after %s: %s%s %s', (_name, type, hash, isAtTop) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  history.replaceState(null, '', `/${hash}`)
  expect(opensAtTop()).toBe(isAtTop)
})

it('lays out a page from its top, one part an idle moment', async () => {
  const paragraph = `<p>${'word '.repeat(1000)}</p>`
  document.body.innerHTML = `<div class="static">${paragraph.repeat(4)}</div>`
  deferLayout(true)
  const end = layOutDeferred()
  expect(laidOut()).toBe(0)
  for (const count of [2, 4]) {
    idle.shift()?.()
    await Promise.resolve()
    expect(laidOut()).toBe(count)
  }
  await end
  expect(idle).toEqual([])
})

it('defers nothing that is rendered anew once the page is laid out', async () => {
  document.body.innerHTML = '<footer class="later">Before</footer>'
  deferLayout(true)
  const end = layOutDeferred()
  idle.shift()?.()
  await end
  expect(root.hasAttribute('data-partial')).toBe(false)
})

it('stops when the page has gone', async () => {
  document.body.innerHTML = `<div class="static">${`<p>${'word '.repeat(1500)}</p>`.repeat(3)}</div>`
  deferLayout(true)
  const end = layOutDeferred()
  idle.shift()?.()
  await Promise.resolve()
  document.body.replaceChildren()
  idle.shift()?.()
  await end
  expect(idle).toEqual([])
})

it('has nothing to do on a page that is laid out as a whole', async () => {
  await layOutDeferred()
  expect(idle).toEqual([])
})
