import { beforeEach, expect, it, vi } from 'vitest'
import { showStoredTabs } from './show-stored-tabs.ts'

let read: (key: string) => string | null

beforeEach(() => {
  read = (key) => localStorage.getItem(key)
  localStorage.clear()
  document.body.innerHTML = ''
  history.replaceState(null, '', '/page')
})

/** Runs the script in the head, then adds a set of tabs like the parser does. */
function parse(attributes: string, values = ['npm', 'yarn']) {
  showStoredTabs(read)
  document.body.innerHTML = `<div class="tabs" ${attributes}><div role="tablist"></div></div>`
  for (const [index, value] of values.entries()) {
    document
      .querySelector('[role=tablist]')
      ?.insertAdjacentHTML(
        'beforeend',
        `<button role="tab" data-value="${value}" aria-selected="${index === 0}" tabindex="${index && -1}"></button>`,
      )
  }
  for (const [index, value] of values.entries()) {
    document
      .querySelector('.tabs')
      ?.insertAdjacentHTML(
        'beforeend',
        `<div role="tabpanel" data-value="${value}" ${index ? 'hidden' : ''}></div>`,
      )
  }
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

const shown = () => [
  document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.dataset.value,
  document.querySelector<HTMLElement>('[role=tab][tabindex="0"]')?.dataset.value,
  document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')?.dataset.value,
]

it('L2 shows the stored tab in a set that comes later', () => {
  localStorage.setItem('docusaurus.tab.pm', 'yarn')
  parse('data-group="pm"')
  expect(shown()).toEqual(['yarn', 'yarn', 'yarn'])
})

it('L2 leaves a set alone that has no such tab, or belongs to no group', () => {
  localStorage.setItem('docusaurus.tab.pm', 'yarn')
  parse('data-group="pm"', ['npm', 'bun'])
  expect(shown()).toEqual(['npm', 'npm', 'npm'])
  parse('')
  expect(shown()).toEqual(['npm', 'npm', 'npm'])
})

it('L5 lets the address win over what is stored, as far as the set has its value', () => {
  localStorage.setItem('docusaurus.tab.pm', 'npm')
  history.replaceState(null, '', '/page?pm=yarn')
  parse('data-group="pm" data-query="pm"')
  expect(shown()).toEqual(['yarn', 'yarn', 'yarn'])
  parse('data-group="pm" data-query="pm"', ['bun', 'npm'])
  expect(shown()).toEqual(['npm', 'npm', 'npm'])
})

it('L5 follows the address also where nothing is stored and the set belongs to no group', () => {
  history.replaceState(null, '', '/page?pm=yarn')
  parse('data-query="pm"')
  expect(shown()).toEqual(['yarn', 'yarn', 'yarn'])
  parse('data-query="other"')
  expect(shown()).toEqual(['npm', 'npm', 'npm'])
})

it('shows the stored tab before the page has been read to its end, and then watches no more', async () => {
  localStorage.setItem('docusaurus.tab.pm', 'yarn')
  const disconnect = vi.spyOn(MutationObserver.prototype, 'disconnect')
  showStoredTabs(read)
  document.body.innerHTML =
    '<div class="tabs" data-group="pm"><div role="tablist"><button data-value="npm"></button><button data-value="yarn"></button></div></div>'
  await expect
    .poll(() => document.querySelector('[aria-selected=true]')?.getAttribute('data-value'))
    .toBe('yarn')
  expect(disconnect).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(disconnect).toHaveBeenCalledOnce()
})

it('X5 shows the first tab when storage throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  read = () => null
  parse('data-group="pm"')
  expect(shown()).toEqual(['npm', 'npm', 'npm'])
})

it('watches nothing for readers who have chosen nothing', () => {
  localStorage.setItem('theme', 'dark')
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  showStoredTabs(read)
  expect(observe).not.toHaveBeenCalled()
})
