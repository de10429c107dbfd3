import { beforeEach, expect, test } from 'vitest'
import { announce, prepareAnnouncer } from './announce.ts'

const regions = () => [...document.querySelectorAll('[aria-live]')]

beforeEach(() => {
  document.body.innerHTML = ''
  return () => Reflect.deleteProperty(document, 'ariaNotify')
})

test('F14: a page is announced politely, as a whole, in a region that was there before', () => {
  prepareAnnouncer()
  prepareAnnouncer()
  expect(regions()).toHaveLength(1)
  expect(regions()[0]?.outerHTML).toBe(
    '<div class="announcer visually-hidden" aria-live="polite" aria-atomic="true"></div>',
  )
  announce('Actions')
  expect(regions()[0]?.textContent).toBe('Actions')
})

test('F14: a page is announced by the browser itself where it can', () => {
  const said: string[] = []
  document.ariaNotify = (message) => said.push(message)
  prepareAnnouncer()
  announce('Actions')
  expect(said).toEqual(['Actions'])
  expect(regions()).toEqual([])
})

test('F14: nothing goes wrong where nothing was prepared', () => {
  expect(() => announce('Actions')).not.toThrow()
})
