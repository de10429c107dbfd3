import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { Collapsible } from './collapsible.tsx'

const animate = vi.fn(() => ({ cancel() {} }))

beforeEach(() => {
  animate.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  HTMLElement.prototype.getAnimations = () => []
  HTMLElement.prototype.animate = animate as unknown as HTMLElement['animate']
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 0, 100)
})

it('H7 stands in its state on first render, without an animation', () => {
  render(<Collapsible isOpen={false}>closed text</Collapsible>)
  render(<Collapsible isOpen>open text</Collapsible>)
  expect(screen.getByText('closed text').hidden).toBe(true)
  expect(screen.getByText('open text').hidden).toBe(false)
  expect(animate).not.toHaveBeenCalled()
})

it('H5 animates when its state changes, and not when something else does', () => {
  const { rerender } = render(<Collapsible isOpen={false}>text</Collapsible>)
  rerender(<Collapsible isOpen>text</Collapsible>)
  rerender(<Collapsible isOpen>other text</Collapsible>)
  expect(animate).toHaveBeenCalledOnce()
  expect(screen.getByText('other text').hidden).toBe(false)
})

it('is hidden in the prerendered page when closed', () => {
  expect(renderToString(<Collapsible isOpen={false}>text</Collapsible>)).toContain('hidden=""')
})
