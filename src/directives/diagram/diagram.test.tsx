import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Diagram, preloadDiagram } from './diagram.tsx'

beforeAll(() => preloadDiagram())

const { animate } = SVGElement.prototype

afterEach(() => {
  vi.useRealTimers()
  SVGElement.prototype.animate = animate
})

const pipeline = <Diagram name="middleware-pipeline" caption="The way through." />
const lit = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-layout=narrow] .diagram-part[data-lit]')].map(
    (part) => part.textContent,
  )

it('says everything without script: caption, description and all steps, and has no buttons', () => {
  const html = renderToString(pipeline)
  expect(html).toContain('The way through.')
  expect(html).toContain('How an action travels through two middleware')
  expect(html.match(/<li/g)).toHaveLength(6)
  expect(html).not.toContain('<button')
})

it('hides its pictures from assistive technology, which reads the words instead', () => {
  const { container } = render(pipeline)
  for (const svg of container.querySelectorAll('svg')) {
    expect(svg.getAttribute('aria-hidden')).toBe('true')
  }
  expect(screen.getByRole('figure').textContent).toContain('How an action travels')
})

it('goes through its steps, brings out the parts of each, and announces it', () => {
  const { container } = render(pipeline)
  expect(lit(container)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(lit(container)).toEqual(['dispatch(action)', 'Firstmiddleware'])
  expect(screen.getByRole('status').textContent).toMatch(/^Step 1 of 6: dispatch hands/)
  const current = container.querySelectorAll('[aria-current=step]')
  expect([...current].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^dispatch hands/),
  ])
})

it('shows the whole again past either end, so that no button is ever dead', () => {
  const { container } = render(pipeline)
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('status').textContent).toMatch(/^Step 6 of 6/)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(lit(container)).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
})

it('plays its steps on request only, can be paused, and ends with the whole', () => {
  vi.useFakeTimers()
  const { container } = render(<Diagram name="data-flow" caption={undefined} />)
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  pass(60_000)
  expect(lit(container)).toEqual([])

  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  pass(1)
  expect(screen.getByRole('status').textContent).toMatch(/^Step 1 of 4/)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  pass(60_000)
  expect(screen.getByRole('status').textContent).toMatch(/^Step 1 of 4/)

  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  for (let step = 0; step < 5; step++) pass(3000)
  expect(lit(container)).toEqual([])
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})

it('P26 sends a dot along the arrows of a step, which does not run under reduced motion', () => {
  const animate = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  SVGElement.prototype.animate = animate
  render(pipeline)
  expect(animate).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  // One in each of the two layouts.
  expect(animate).toHaveBeenCalledTimes(2)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(animate).toHaveBeenCalledTimes(2)
})

it('has no steps where the picture has no order', () => {
  const { container } = render(<Diagram name="store-parts" caption={undefined} />)
  expect(within(container).queryByRole('list')).toBeNull()
  expect(within(container).queryByRole('button')).toBeNull()
})
