// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block, PageData } from '../model/page.ts'
import { beginningOf, layOutRest, leaveOutRest, opensAtTop } from './lay-out.ts'

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

it('leaves something out only at the top of a page, and where scroll anchoring keeps the place', () => {
  leaveOutRest(true)
  expect(root.hasAttribute('data-partial')).toBe(true)
  leaveOutRest(false)
  expect(root.hasAttribute('data-partial')).toBe(false)
  supportsScrollAnchoring(false)
  leaveOutRest(true)
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
  leaveOutRest(true)
  const end = layOutRest()
  expect(laidOut()).toBe(0)
  for (const count of [2, 4]) {
    idle.shift()?.()
    await Promise.resolve()
    expect(laidOut()).toBe(count)
  }
  await end
  expect(idle).toEqual([])
})

it('stops when the page has gone', async () => {
  document.body.innerHTML = `<div class="static">${`<p>${'word '.repeat(1500)}</p>`.repeat(3)}</div>`
  leaveOutRest(true)
  const end = layOutRest()
  idle.shift()?.()
  await Promise.resolve()
  document.body.replaceChildren()
  idle.shift()?.()
  await end
  expect(idle).toEqual([])
})

it('has nothing to do on a page that is laid out as a whole', async () => {
  await layOutRest()
  expect(idle).toEqual([])
})

describe('the beginning of a page', () => {
  const html = (length: number) => 'x'.repeat(length)
  const beginning = (...blocks: Block[]) => beginningOf({ title: 'A', blocks } as PageData)

  it('is as many blocks as fill the window, components included, and all else of the page', () => {
    vi.stubGlobal('innerHeight', 100)
    const tabs = { component: 'tabs', props: {}, blocks: [html(900)] }
    expect(beginning(html(100), tabs, html(400), html(1))).toEqual({
      title: 'A',
      blocks: [html(100), tabs, html(400)],
    })
  })

  it('is the page itself where nothing is left', () => {
    vi.stubGlobal('innerHeight', 100)
    const page = { blocks: [html(500), html(500)] } as PageData
    expect(beginningOf(page)).toBe(page)
  })
})
