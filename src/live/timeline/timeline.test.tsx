import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Inspection, TreeNode } from '../inspection.ts'
import { Timeline } from './timeline.tsx'

const leaf = (key: string, text: string): TreeNode => ({
  key,
  text,
  mark: '',
  children: [],
  more: 0,
})

const step = (type: string) => ({ type, file: 'src/store.ts', line: 3, changes: 1, error: '' })

const inspection: Inspection = {
  stores: ['Store 1'],
  store: 0,
  dropped: 0,
  steps: [step('added'), step('removed')],
  at: 2,
  isPaused: false,
  refusal: '',
  action: "{ type: 'removed' }",
  draft: '{"type":"removed"}',
  changes: [{ path: 'list[0]', kind: 'removed', before: '1', after: '' }],
  moreChanges: 0,
  state: {
    ...leaf('state', '{1}'),
    children: [{ ...leaf('list', '[1]'), children: [leaf('0', '1')] }],
  },
  requests: [],
  selectors: [],
  network: {
    latencyMs: 0,
    failure: 'none',
    dropped: 0,
    requests: [],
    chosen: -1,
    sent: null,
    received: null,
  },
}

function show(first: Partial<Inspection> = {}) {
  const ask = vi.fn()
  const timelineOf = (part: Partial<Inspection>) => (
    <Timeline inspection={{ ...inspection, ...part }} ask={ask} lineOf={(_, line) => line} />
  )
  const { rerender } = render(timelineOf(first))
  return { ask, next: (part: Partial<Inspection>) => rerender(timelineOf(part)) }
}

const steps = () => within(screen.getByRole('list', { name: 'Actions' })).getAllByRole('button')

it('Z31: arrows move among the actions, of which the chosen one is the tab stop', () => {
  const { ask, next } = show()
  expect(steps().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  steps()[2]?.focus()
  fireEvent.keyDown(steps()[2] as Element, { key: 'ArrowUp' })
  expect(ask).toHaveBeenCalledWith({ do: 'go', at: 1 })
  next({ at: 1, steps: [...inspection.steps, step('more')] })
  expect(document.activeElement).toBe(steps()[1])
  expect(steps()[1]?.getAttribute('aria-current')).toBe('step')
  expect(steps()[1]?.textContent).toBe('addedstore.ts, line 3 · 1 change')
})

it('Z32: what a reader has typed stays while actions go on', () => {
  const { next, ask } = show()
  const input = screen.getByRole<HTMLInputElement>('textbox')
  expect(input.value).toBe('{"type":"removed"}')
  fireEvent.change(input, { target: { value: '{"type":"mine"}' } })
  next({ draft: '{"type":"other"}' })
  fireEvent.click(screen.getByRole('button', { name: 'Dispatch' }))
  expect(ask).toHaveBeenCalledWith({ do: 'dispatch', text: '{"type":"mine"}' })
})

it('Z33: a branch stays folded in other steps, while it is gone, and behind another tab', () => {
  const { next } = show()
  const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))
  const isOpen = () => screen.getByText('list').closest('details')?.open
  tab('State')
  expect(isOpen()).toBe(true)
  fireEvent.click(screen.getByText('list'))
  expect(isOpen()).toBe(false)
  next({ at: 1, state: { ...leaf('state', '{1}'), children: [leaf('list', '[]')] } })
  expect(screen.getByText('list').closest('summary')).toBeNull()
  next({})
  expect(isOpen()).toBe(false)
  tab('Action')
  tab('State')
  expect(isOpen()).toBe(false)
})
