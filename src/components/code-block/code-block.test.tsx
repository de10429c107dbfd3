// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CodeBlock } from './code-block.tsx'

const blocks = [
  '<pre class="code"><code class="language-ts">const a = 1\nconst b = 2\n</code></pre>',
]
const writeText = vi.fn(async (_text: string) => {})
let resize: (elements: Element[]) => void

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})

/** The observer is made once for the page, so it is stood in for once, too. */
globalThis.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    resize = (elements) =>
      act(() =>
        callback(
          elements.map((target) => ({ target }) as ResizeObserverEntry),
          this,
        ),
      )
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function renderCode({ width, title }: { width: number; title?: string }) {
  const { container } = render(
    <CodeBlock language="ts" blocks={blocks} {...(title && { title })} />,
  )
  const pre = container.querySelector('pre') as HTMLElement
  const setWidth = (scrollWidth: number) => {
    Object.defineProperty(pre, 'scrollWidth', { value: scrollWidth, configurable: true })
    Object.defineProperty(pre, 'clientWidth', { value: 300, configurable: true })
    resize([pre])
  }
  setWidth(width)
  return { pre, setWidth }
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => {})
}

it('P2 shows its title in a bar, as a link when there is a place to see the file', () => {
  render(
    <CodeBlock
      language="ts"
      title="store.ts"
      titleHref="https://example.com/store.ts"
      blocks={blocks}
    />,
  )
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe('store.ts')
  expect(screen.getByRole('link', { name: 'store.ts' })).toBeTruthy()
})

it('P9 is prerendered with its code and without buttons', () => {
  const html = renderToString(<CodeBlock language="ts" blocks={blocks} />)
  expect(html).toContain('const a = 1')
  expect(html).not.toContain('<button')
})

it('P5, P6 copies the code without its final line break and says so for a second', async () => {
  renderCode({ width: 200 })
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
  renderCode({ width: 200 })
  await press('Copy code to clipboard')
  expect(selected).toBe('const a = 1\nconst b = 2')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(document.querySelector('textarea')).toBeNull()
})

it('P7 does not claim to have copied when nothing works', async () => {
  vi.stubGlobal('navigator', {})
  document.execCommand = () => false
  renderCode({ width: 200 })
  await press('Copy code to clipboard')
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull()
})

it('P8 offers to wrap only code that overflows or is wrapped', async () => {
  const { setWidth } = renderCode({ width: 200 })
  expect(screen.queryByRole('button', { name: 'Toggle word wrap' })).toBeNull()
  setWidth(500)
  const button = screen.getByRole('button', { name: 'Toggle word wrap' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await press('Toggle word wrap')
  setWidth(300)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('figure').hasAttribute('data-wrapped')).toBe(true)
  await press('Toggle word wrap')
  expect(screen.queryByRole('button', { name: 'Toggle word wrap' })).toBeNull()
})

it('P10 is a tab stop with a name only while it overflows', () => {
  const { pre, setWidth } = renderCode({ width: 500, title: 'store.ts' })
  expect(pre.tabIndex).toBe(0)
  expect(screen.getByRole('group', { name: 'store.ts' })).toBe(pre)
  setWidth(300)
  expect(pre.getAttributeNames()).toEqual(['class'])
})
