import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { variantChoices } from '../../browser/preferences/code-variant-choices.ts'
import { enhanceCodeBlocks } from './enhance-code-blocks.ts'

const writeText = vi.fn(async (_text: string) => {})
let resize: (elements: Element[]) => void

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})

globalThis.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    resize = (elements) =>
      callback(
        elements.map((target) => ({ target }) as ResizeObserverEntry),
        this,
      )
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

let comeNear: (block: Element) => void

globalThis.IntersectionObserver = class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  constructor(callback: IntersectionObserverCallback) {
    comeNear = (target) =>
      callback([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], this)
  }
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

let end: () => void

afterEach(() => {
  end()
  vi.useRealTimers()
})

const code = '<pre class="code"><code class="language-ts">const a = 1\nconst b = 2\n</code></pre>'

/** A code block as the compiler writes it, enhanced by script. */
function enhance({ width = 200, bar = '', choice = '' }) {
  document.body.innerHTML = `<figure class="code-block" ${choice && `data-choice="${choice}"`}>${bar}${code}</figure>`
  const figure = screen.getByRole('figure')
  end = enhanceCodeBlocks(document.body)
  comeNear(figure)
  const pre = figure.querySelector('pre') as HTMLElement
  const setWidth = (scrollWidth: number) => {
    Object.defineProperty(pre, 'scrollWidth', { value: scrollWidth, configurable: true })
    Object.defineProperty(pre, 'clientWidth', { value: 300, configurable: true })
    resize([pre])
  }
  setWidth(width)
  return { figure, pre, setWidth }
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => {})
}

it('P9 gives blocks their buttons when they come near, and takes them away at the end', () => {
  const figure = `<figure class="code-block">${code}</figure>`
  document.body.innerHTML = figure.repeat(3)
  end = enhanceCodeBlocks(document.body)
  const copyButtons = () => screen.queryAllByRole('button', { name: 'Copy code to clipboard' })
  expect(copyButtons()).toHaveLength(0)
  comeNear(screen.getAllByRole('figure')[1] as Element)
  expect(copyButtons()).toHaveLength(1)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(copyButtons()).toHaveLength(3)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(copyButtons()).toHaveLength(3)
  end()
  expect(document.body.innerHTML).toBe(figure.repeat(3))
})

it('gives nothing more to blocks of a page that is gone', () => {
  document.body.innerHTML = `<figure class="code-block">${code}</figure>`
  end = enhanceCodeBlocks(document.body)
  end()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers the forms of a sample, and shows which one is chosen, here or elsewhere', async () => {
  const bar = '<figcaption class="code-block-title"></figcaption>'
  enhance({ bar, choice: 'language' })
  const button = (name: string) => screen.getByRole('button', { name })
  expect(screen.getByRole('group', { name: 'Language of code samples' })).toBeTruthy()
  expect(button('TypeScript').getAttribute('aria-pressed')).toBe('true')
  await press('JavaScript')
  expect(variantChoices.language.get()).toBe('js')
  expect(button('JavaScript').getAttribute('aria-pressed')).toBe('true')
  variantChoices.language.set('ts')
  expect(button('TypeScript').getAttribute('aria-pressed')).toBe('true')
  expect(button('JavaScript').getAttribute('aria-pressed')).toBe('false')
})

it('P5, P6 copies the code without its final line break and says so for a second', async () => {
  enhance({})
  expect(screen.getByTitle('Copy code to clipboard').textContent).toBe('')
  await press('Copy code to clipboard')
  expect(writeText).toHaveBeenCalledWith('const a = 1\nconst b = 2')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Copied')
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('button', { name: 'Copy code to clipboard' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')
})

it('P7 falls back to a selection where the clipboard is refused', async () => {
  writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  let selected = ''
  document.execCommand = () => {
    selected = (document.activeElement as HTMLTextAreaElement).value
    return true
  }
  enhance({})
  await press('Copy code to clipboard')
  await act(() => vi.dynamicImportSettled())
  expect(selected).toBe('const a = 1\nconst b = 2')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(document.querySelector('textarea')).toBeNull()
})

it('P7 does not claim to have copied when nothing works', async () => {
  vi.stubGlobal('navigator', {})
  document.execCommand = () => false
  enhance({})
  await press('Copy code to clipboard')
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
})

it('P8 offers to wrap only code that overflows or is wrapped', async () => {
  const { figure, setWidth } = enhance({})
  expect(screen.queryByRole('button', { name: 'Toggle word wrap' })).toBeNull()
  setWidth(500)
  const button = screen.getByRole('button', { name: 'Toggle word wrap' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await press('Toggle word wrap')
  setWidth(300)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(figure.hasAttribute('data-wrapped')).toBe(true)
  await press('Toggle word wrap')
  setWidth(300)
  expect(screen.queryByRole('button', { name: 'Toggle word wrap' })).toBeNull()
})

it('P10 is a tab stop, named by its title, only while it overflows', () => {
  const bar =
    '<figcaption class="code-block-title"><span><span class="v-ts">store.ts</span><span class="v-js">store.js</span></span></figcaption>'
  const { pre, setWidth } = enhance({ width: 500, bar })
  expect(pre.tabIndex).toBe(0)
  expect(screen.getByRole('group', { name: 'store.ts' })).toBe(pre)
  setWidth(300)
  expect(pre.getAttributeNames()).toEqual(['class'])
})
