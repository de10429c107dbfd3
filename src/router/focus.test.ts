import { beforeEach, expect, test, vi } from 'vitest'
import { moveFocus } from './focus.ts'

beforeEach(() => {
  document.body.innerHTML = '<a href="/">a</a><h2>b</h2>'
})

const heading = () => document.querySelector('h2') as HTMLElement

test('F11: focus moves to the target without scrolling, and leaves no tab stop behind', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  moveFocus(heading())
  expect(document.activeElement).toBe(heading())
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  expect(heading().tabIndex).toBe(-1)
  heading().blur()
  expect(heading().hasAttribute('tabindex')).toBe(false)
})

test('F11: focus moves to the start of the document where there is no target', () => {
  document.querySelector('a')?.focus()
  moveFocus(null)
  expect(document.activeElement).toBe(document.body)
})

test('F11: a target that is a tab stop stays one', () => {
  const link = document.querySelector('a') as HTMLAnchorElement
  moveFocus(link)
  expect(link.hasAttribute('tabindex')).toBe(false)
  link.blur()
  expect(document.querySelectorAll('[tabindex]')).toHaveLength(0)
})
