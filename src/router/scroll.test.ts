import { beforeEach, describe, expect, test, vi } from 'vitest'
import { currentOffset, hashTarget, reveal, scrollToElement, scrollToOffset } from './scroll.ts'

const byId = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(() => {
  document.body.innerHTML =
    '<details id="outer"><div><details><p id="hidden">a</p></details></div></details><details id="other"></details><h2 id="größe">b</h2><h2 id="a%20b">c</h2>'
})

test('F2: the place that a hash names is found by its id, encoded or not', () => {
  expect(hashTarget('#hidden')).toBe(byId('hidden'))
  expect(hashTarget('#größe')).toBe(byId('größe'))
  expect(hashTarget('#gr%C3%B6%C3%9Fe')).toBe(byId('größe'))
  expect(hashTarget('#a%20b')).toBe(byId('a%20b'))
})

test.each(['', '#', '#nothing', '#%E0%A4%A'])('F3: "%s" names no place', (hash) => {
  expect(hashTarget(hash)).toBeNull()
})

describe('F9: a hidden place', () => {
  test('is opened, with all that it stands in, and nothing else', () => {
    reveal(byId('hidden'))
    expect(document.querySelectorAll('details[open]')).toHaveLength(2)
    expect(byId('other').hasAttribute('open')).toBe(false)
  })

  test('is shown by components that hide it in other ways', () => {
    const listener = vi.fn()
    document.body.addEventListener('reveal', listener)
    reveal(byId('hidden'))
    document.body.removeEventListener('reveal', listener)
    expect(listener.mock.calls[0]?.[0].target).toBe(byId('hidden'))
  })

  test('is opened before it is scrolled to, at once', () => {
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {
      expect(byId('outer').hasAttribute('open')).toBe(true)
    })
    scrollToElement(byId('hidden'))
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'start', behavior: 'instant' })
  })
})

test('F6, F10: offsets are kept in both directions, and restored without gliding', () => {
  vi.stubGlobal('scrollX', 7)
  vi.stubGlobal('scrollY', 900)
  expect(currentOffset()).toEqual({ left: 7, top: 900 })
  const scroll = vi.fn()
  vi.stubGlobal('scrollTo', scroll)
  scrollToOffset(currentOffset())
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ left: 7, top: 900, behavior: 'instant' })
})
