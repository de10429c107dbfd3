import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { App } from '@/App'

test('the starter shows an empty journal', () => {
  render(
    <MemoryRouter>
      <App />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: 'Journal' })).toBeTruthy()
})

test('an unknown address says that the page was not found', () => {
  render(
    <MemoryRouter initialEntries={['/nowhere']}>
      <App />
    </MemoryRouter>,
  )
  expect(
    screen.getByRole('heading', { name: 'This page was not found' }),
  ).toBeTruthy()
})
