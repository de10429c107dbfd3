import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'

let module: typeof import('./preference.ts')

beforeEach(async () => {
  vi.resetModules()
  localStorage.clear()
  module = await import('./preference.ts')
})

const fruit = (key = 'fruit') =>
  module.createPreference({ key, parse: (text) => text, fallback: 'apple' })

function fromOtherTab(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

describe('a preference', () => {
  it('is the fallback until something is stored, and stores what is set', () => {
    const preference = fruit()
    expect(preference.get()).toBe('apple')
    preference.set('pear')
    expect(preference.get()).toBe('pear')
    expect(localStorage.getItem('fruit')).toBe('pear')
    preference.remove()
    expect(preference.get()).toBe('apple')
    expect(localStorage.getItem('fruit')).toBeNull()
  })

  it('gives the same object as long as the stored text is the same', () => {
    localStorage.setItem('list', '[1]')
    const list = module.createPreference<number[]>({
      key: 'list',
      parse: (text) => JSON.parse(text),
      format: (value) => JSON.stringify(value),
      fallback: [],
    })
    expect(list.get()).toBe(list.get())
    list.set([1, 2])
    expect(list.get()).toEqual([1, 2])
  })

  it('X7 keeps two parts that share a key in step, and is silent about an equal value', () => {
    const [one, two] = [fruit(), fruit()]
    const listener = vi.fn()
    two.subscribe(listener)
    one.set('pear')
    one.set('pear')
    expect(two.get()).toBe('pear')
    expect(listener).toHaveBeenCalledOnce()
  })

  it('I9, I10 follows other tabs, also when they remove the key or clear the storage', () => {
    const preference = fruit()
    const seen: string[] = []
    const stop = preference.subscribe(() => seen.push(preference.get()))
    localStorage.setItem('fruit', 'plum')
    fromOtherTab('fruit')
    localStorage.clear()
    fromOtherTab(null)
    fromOtherTab('something else')
    stop()
    localStorage.setItem('fruit', 'fig')
    fromOtherTab('fruit')
    expect(seen).toEqual(['plum', 'apple'])
  })

  it.each(['getItem', 'setItem'] as const)(
    'X5 works for the life of the page when %s throws, with one warning',
    (method) => {
      const failing = () => {
        throw new Error('no storage here')
      }
      const storage = { getItem: () => null, setItem() {}, removeItem() {}, [method]: failing }
      vi.spyOn(window, 'localStorage', 'get').mockReturnValue(storage as unknown as Storage)
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const preference = fruit()
      expect(preference.get()).toBe('apple')
      preference.set('pear')
      expect(preference.get()).toBe('pear')
      fruit('other').set('kiwi')
      expect(warn).toHaveBeenCalledOnce()
    },
  )

  it('X5 works when reaching for the storage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const preference = fruit()
    preference.set('pear')
    expect(preference.get()).toBe('pear')
  })

  it('X5 is stored again once the storage works again, as far as other tabs say so', () => {
    let isBroken = true
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, text: string) {
        if (isBroken) throw new Error('full')
        kept.set(key, text)
      },
      removeItem: (key: string) => kept.delete(key),
    }
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(storage as unknown as Storage)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const preference = fruit()
    preference.set('pear')
    isBroken = false
    preference.set('kiwi')
    expect([preference.get(), kept.get('fruit')]).toEqual(['kiwi', 'kiwi'])
    preference.remove()
    expect([preference.get(), kept.has('fruit')]).toEqual(['apple', false])
    preference.subscribe(() => {})
    kept.set('fruit', 'plum')
    fromOtherTab('fruit')
    expect(preference.get()).toBe('plum')
  })

  it('I9 X7 shows what was stored while the page waited in the back/forward cache', () => {
    const preference = fruit()
    const listener = vi.fn()
    preference.subscribe(listener)
    expect(preference.get()).toBe('apple')
    localStorage.setItem('fruit', 'plum')
    window.dispatchEvent(new Event('pageshow'))
    expect(listener).toHaveBeenCalledOnce()
    expect(preference.get()).toBe('plum')
  })

  it('I15 X5 keeps a choice that is not stored when the page is shown again', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      getItem: () => null,
      setItem() {
        throw new Error('full')
      },
    } as unknown as Storage)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const preference = fruit()
    preference.subscribe(() => {})
    preference.set('pear')
    window.dispatchEvent(new Event('pageshow'))
    expect(preference.get()).toBe('pear')
  })

  it('tells all that listen, also when one stops listening meanwhile', () => {
    const preference = fruit()
    const last = vi.fn()
    const stop = preference.subscribe(() => stop())
    preference.subscribe(last)
    preference.set('pear')
    expect(last).toHaveBeenCalledOnce()
  })

  it('X4 is prerendered as its fallback, and shows each change afterwards', () => {
    localStorage.setItem('fruit', 'plum')
    const preference = fruit()
    const Shown = () => module.usePreference(preference)
    expect(renderToString(<Shown />)).toBe('apple')
    render(<Shown />)
    expect(screen.getByText('plum')).toBeDefined()
    act(() => preference.set('pear'))
    expect(screen.getByText('pear')).toBeDefined()
  })
})
