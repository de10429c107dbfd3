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
const partsIn = (container: HTMLElement, state: 'lit' | 'later') =>
  [...container.querySelectorAll(`[data-layout=narrow] .diagram-part[data-${state}]`)].map(
    (part) => part.textContent,
  )
const lit = (container: HTMLElement) => partsIn(container, 'lit')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

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
  press('Next')
  expect(lit(container)).toEqual(['dispatch(action)', 'Firstmiddleware'])
  expect(screen.getByRole('status').textContent).toMatch(/^Step 1 of 6: dispatch hands/)
  const current = container.querySelectorAll('[aria-current=step]')
  expect([...current].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^dispatch hands/),
  ])
})

it('shows at rest everything alike, and at a step what is still to come', () => {
  const { container } = render(pipeline)
  expect(partsIn(container, 'later')).toEqual([])
  press('Next')
  expect(partsIn(container, 'later')).toEqual(['Secondmiddleware', 'Reducernext state'])
  press('Next')
  expect(partsIn(container, 'later')).toEqual(['Reducernext state'])
})

it('cannot go back from the start, and starts over at the end', () => {
  const { container } = render(pipeline)
  const back = screen.getByRole('button', { name: 'Back' })
  expect(back.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(back)
  expect(screen.getByRole('status').textContent).toBe('')

  for (let step = 0; step < 6; step++) press('Next')
  expect(screen.getByRole('status').textContent).toMatch(/^Step 6 of 6/)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  press('Start over')
  expect(lit(container)).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
})

it('goes to any step by its slider, which says where it is', () => {
  render(pipeline)
  const slider = screen.getByRole('slider', { name: 'Step' })
  expect(slider.getAttribute('aria-valuetext')).toBe('6 steps')
  fireEvent.change(slider, { target: { value: '4' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('4 of 6')
  expect(screen.getByRole('status').textContent).toMatch(/^Step 4 of 6/)
})

it('plays from the start when it is at the end', () => {
  render(pipeline)
  fireEvent.change(screen.getByRole('slider'), { target: { value: '6' } })
  press('Play')
  expect(screen.getByRole('status').textContent).toMatch(/^Step 1 of 6/)
})

it('writes words where their arrows start, beside the numbers', () => {
  const { container } = render(<Diagram name="selector-memoization" caption={undefined} />)
  const arrows = [...container.querySelectorAll('[data-layout=narrow] .diagram-arrow')]
  const texts = arrows.map(({ textContent }) => textContent)
  expect(texts.filter((text) => /\D/.test(text))).toEqual(['yes', 'no'])
  // What moves along an arrow is below the numbers, which come last.
  expect(texts.slice(-6)).toEqual(['1', '2', '3', '4', '4', '5'])
})

it('plays its steps on request only, can be paused, and ends with the whole', () => {
  vi.useFakeTimers()
  const { container } = render(<Diagram name="data-flow" caption={undefined} />)
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  pass(60_000)
  expect(lit(container)).toEqual([])

  press('Play')
  pass(1)
  expect(screen.getByRole('status').textContent).toMatch(/^Step 1 of 4/)
  press('Pause')
  pass(60_000)
  expect(screen.getByRole('status').textContent).toMatch(/^Step 1 of 4/)

  press('Play')
  for (let step = 0; step < 5; step++) pass(3000)
  expect(lit(container)).toEqual([])
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
})

it('P26 sends a dot along the arrows of a step, which does not run under reduced motion', () => {
  const animated: Element[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  SVGElement.prototype.animate = function (this: Element) {
    animated.push(this)
    return {} as Animation
  }
  const { container } = render(pipeline)
  expect(animated).toEqual([])
  press('Next')
  const travelers = [...container.querySelectorAll('.diagram-traveler')]
  // There is one in each of the two layouts, below the numbers only, in the color of what it carries.
  expect(travelers.map((traveler) => traveler.getAttribute('data-concept'))).toEqual([
    'action',
    'action',
  ])
  for (const traveler of travelers) {
    const shapes = [...(traveler.parentElement?.children ?? [])]
    const isNumber = (shape: Element) => shape.matches('.diagram-arrow:has(> circle)')
    expect(shapes.indexOf(traveler)).toBe(shapes.findIndex(isNumber) - 1)
    expect(shapes.slice(shapes.findIndex(isNumber)).every(isNumber)).toBe(true)
    for (const dot of traveler.children) expect(animated).toContain(dot)
  }
  const lastLit = container.querySelectorAll('[data-layout=narrow] .diagram-part[data-lit]')[1]
  expect(animated, 'where it arrives').toContain(lastLit)
  const before = animated.length
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  press('Next')
  expect(animated).toHaveLength(before)
})

it('marks the notes that a step changes, for as long as the step lasts', () => {
  const { container } = render(<Diagram name="undo-history" caption={undefined} />)
  const marked = () =>
    [...container.querySelectorAll('[data-layout=wide] .diagram-mark')].map(
      (mark) => mark.nextElementSibling?.textContent,
    )
  expect(marked()).toEqual([])
  press('Next')
  expect(marked()).toEqual(['[A, B]', 'C'])
  press('Back')
  expect(marked()).toEqual([])
})

it('has no steps where the picture has no order', () => {
  const { container } = render(<Diagram name="store-parts" caption={undefined} />)
  expect(within(container).queryByRole('list')).toBeNull()
  expect(within(container).queryByRole('button')).toBeNull()
})
