import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block, PageData } from '../../model/page.ts'
import { createPageRenderer } from './page-renderer.ts'

const html = (length: number) => 'x'.repeat(length)
const pageOf = (...blocks: Block[]) => ({ title: 'A', blocks }) as PageData
const start = pageOf()

let idle: (() => void)[]
let render: ReturnType<typeof vi.fn<(page: PageData) => void>>

beforeEach(() => {
  idle = []
  render = vi.fn()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  vi.stubGlobal('CSS', { supports: () => true })
  vi.stubGlobal('innerHeight', 100)
})

describe('at the top of a page', () => {
  const tabs = { component: 'tabs', props: {}, blocks: [html(900)] }
  const long = pageOf(html(100), tabs, html(400), html(1))
  const beginning = pageOf(html(100), tabs, html(400))

  it('as many blocks come first as fill the window, components included, with all else of the page', () => {
    const renderer = createPageRenderer(start, render)
    renderer.commit(long, true)
    expect(render.mock.calls).toEqual([[beginning]])
    expect(renderer.current()).toBe(long)
  })

  it.each([
    ['in an idle moment', () => idle.shift()?.()],
    ['for the printer', () => dispatchEvent(new Event('beforeprint'))],
  ])('the rest follows %s, once', (_when, ask) => {
    const renderer = createPageRenderer(start, render)
    renderer.commit(long, true)
    ask()
    renderer.renderRest()
    expect(render.mock.calls.slice(1)).toEqual([[long]])
  })

  it('a page that fits is rendered once, as it is', () => {
    const page = pageOf(html(500), html(500))
    const renderer = createPageRenderer(start, render)
    renderer.commit(page, true)
    renderer.renderRest()
    expect(render.mock.calls).toEqual([[page]])
  })

  it('a page that comes before the rest of another is not replaced by it', () => {
    const renderer = createPageRenderer(start, render)
    renderer.commit(long, true)
    renderer.commit(start)
    for (const callback of idle) callback()
    expect(render).toHaveBeenLastCalledWith(start)
  })
})

it('elsewhere on a page all of it is rendered at once', () => {
  const page = pageOf(html(5000), html(5000))
  createPageRenderer(start, render).commit(page)
  expect(render.mock.calls).toEqual([[page]])
})
