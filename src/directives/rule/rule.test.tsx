import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { expect, it } from 'vitest'
import { rule } from './definition.ts'

import { RuleFilter } from './rule-filter.tsx'

it('takes the three priorities and names them when it gets another', () => {
  const parsed = rule.schema.safeParse({ priority: 'urgent' })
  expect(parsed.error?.issues[0]?.message).toBe(
    'Expected one of: essential, strongly-recommended, recommended',
  )
  expect(rule.schema.safeParse({ priority: 'recommended' }).success).toBe(true)
})

it('offers all rules first, then each priority, one at a time', async () => {
  render(<RuleFilter />)
  const all = screen.getByRole<HTMLInputElement>('radio', { name: 'All rules' })
  expect(screen.getByRole('group', { name: 'Show' })).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(4)
  expect(all.checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Essential' }))
  expect(all.checked).toBe(false)
})

it('shows all rules again when a link leads to one that is hidden', async () => {
  render(
    <>
      <RuleFilter />
      <h3>One store</h3>
    </>,
  )
  const title = screen.getByRole('heading', { name: 'One store' })
  const essential = screen.getByRole<HTMLInputElement>('radio', { name: 'Essential' })
  await userEvent.click(essential)
  const reveal = () => fireEvent(title, new CustomEvent('reveal', { bubbles: true }))

  title.getClientRects = () => [{}] as unknown as DOMRectList
  reveal()
  expect(essential.checked).toBe(true)

  title.getClientRects = () => [] as unknown as DOMRectList
  reveal()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All rules' }).checked).toBe(true)
})
