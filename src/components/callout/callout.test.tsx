// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Callout } from './callout.tsx'

afterEach(cleanup)

it.each(['note', 'tip', 'info', 'warning', 'danger'] as const)(
  'P1 a %s without a title is headed by its type',
  (type) => {
    render(<Callout type={type} blocks={['<p>Text.</p>']} />)
    const callout = screen.getByRole('note')
    expect(callout.className).toBe(`callout callout-${type}`)
    expect(callout.textContent).toBe(`${type}Text.`)
  },
)

it('P1 shows the given title, which is no heading, and hides its icon from assistive technology', () => {
  render(<Callout type="tip" title="Try it" blocks={[]} />)
  expect(screen.getByText('Try it')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('note').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('P1 callouts nest', () => {
  const inner = { component: 'callout', props: { type: 'danger' }, blocks: ['<p>Inside.</p>'] }
  render(<Callout type="note" blocks={['<p>Outside.</p>', inner]} />)
  const [outer, nested] = screen.getAllByRole('note')
  expect(nested && outer?.contains(nested)).toBe(true)
})
