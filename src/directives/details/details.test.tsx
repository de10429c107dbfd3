import { fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { Details } from './details.tsx'

let end: () => void

// Unlike browsers, the test document toggles the element before React handles the click.
HTMLDetailsElement.prototype.dispatchEvent = HTMLElement.prototype.dispatchEvent

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  HTMLElement.prototype.getAnimations = () => []
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 0, 100)
  HTMLElement.prototype.animate = (() => {
    const animation = { onfinish: () => {}, cancel() {} }
    end = () => animation.onfinish()
    return animation
  }) as unknown as HTMLElement['animate']
})

function renderDetails() {
  const { container } = render(
    <Details summary="More" open={undefined}>
      <p id="inside">Text.</p>
      <Details summary="Nested" open={undefined}>
        <p id="deep">Deep.</p>
      </Details>
    </Details>,
  )
  const [outer, inner] = [...container.querySelectorAll('details')] as [
    HTMLDetailsElement,
    HTMLDetailsElement,
  ]
  return {
    outer,
    inner,
    summaryOf: (details: Element) => details.querySelector('summary') as Element,
  }
}

it('H11 is closed in the prerendered page, or open when the author says so', () => {
  expect(renderToString(<Details summary="More" open={undefined} />)).not.toContain('open=""')
  expect(renderToString(<Details summary="More" open />)).toContain('open=""')
})

it('P1 shows its summary as the author wrote it', () => {
  const html = renderToString(
    <Details summary="<span>Why <code>this</code></span>" open={undefined} />,
  )
  expect(html).toContain(
    '<summary class="details-summary"><span>Why <code>this</code></span></summary>',
  )
})

it('H11 opens at once and closes when the movement has ended', () => {
  const { outer, summaryOf } = renderDetails()
  fireEvent.click(summaryOf(outer))
  expect(outer.open).toBe(true)
  end()
  fireEvent.click(summaryOf(outer))
  expect(outer.open).toBe(true)
  expect(outer.hasAttribute('data-closing')).toBe(true)
  end()
  expect(outer.open).toBe(false)
  expect(outer.hasAttribute('data-closing')).toBe(false)
  expect(outer.querySelector<HTMLElement>('.details-content')?.hidden).toBe(false)
})

it('H8 a click while it closes opens it again', () => {
  const { outer, summaryOf } = renderDetails()
  fireEvent.click(summaryOf(outer))
  end()
  fireEvent.click(summaryOf(outer))
  expect(outer.hasAttribute('data-closing')).toBe(true)
  fireEvent.click(summaryOf(outer))
  expect(outer.open).toBe(true)
  expect(outer.hasAttribute('data-closing')).toBe(false)
})

it('H11 only its own summary toggles it', () => {
  const { outer, inner, summaryOf } = renderDetails()
  fireEvent.click(summaryOf(outer))
  end()
  fireEvent.click(summaryOf(inner))
  end()
  expect([outer.open, inner.open]).toEqual([true, true])
})

it('H11 a double click on the summary selects no text', () => {
  const { outer, summaryOf } = renderDetails()
  expect(fireEvent.mouseDown(summaryOf(outer), { detail: 1 })).toBe(true)
  expect(fireEvent.mouseDown(summaryOf(outer), { detail: 2 })).toBe(false)
})

it('F9 opens, with all around it, for what must be seen inside', () => {
  const { outer, inner } = renderDetails()
  document.getElementById('inside')?.dispatchEvent(new CustomEvent('reveal', { bubbles: true }))
  expect([outer.open, inner.open]).toEqual([true, false])
  document.getElementById('deep')?.dispatchEvent(new CustomEvent('reveal', { bubbles: true }))
  expect(inner.open).toBe(true)
})
