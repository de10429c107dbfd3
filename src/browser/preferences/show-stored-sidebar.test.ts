import { beforeEach, expect, it, vi } from 'vitest'
import { sidebarKey } from './keys.ts'
import { showStoredSidebar } from './show-stored-sidebar.ts'

const read = (key: string) => localStorage.getItem(key)

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
})

/** Runs the script in the head, then adds the tree like the parser does. */
function parse() {
  showStoredSidebar(read)
  for (const [label, isOpen] of [
    ['Tutorials', false],
    ['FAQ', false],
    ['API', true],
  ] as const) {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<li><a class="sidebar-category" aria-expanded="${isOpen}">${label}</a><div ${isOpen ? '' : 'hidden'}></div></li>`,
    )
  }
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

const states = () =>
  [...document.querySelectorAll('li')].map((item) => [
    item.querySelector('a')?.getAttribute('aria-expanded'),
    item.querySelector('div')?.hidden,
  ])

it('M9 opens the categories that the reader had open, before the page is painted', () => {
  localStorage.setItem(sidebarKey('FAQ'), '')
  localStorage.setItem(sidebarKey('Gone'), '')
  parse()
  expect(states()).toEqual([
    ['false', true],
    ['true', false],
    ['true', false],
  ])
})

it('watches nothing for readers who have opened nothing', () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  parse()
  expect(observe).not.toHaveBeenCalled()
})
