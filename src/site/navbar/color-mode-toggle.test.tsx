import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ColorModeToggle } from './color-mode-toggle.tsx'

it('I8 is disabled in the prerendered page', () => {
  expect(renderToString(<ColorModeToggle />)).toContain('disabled=""')
})

it('I7 says in its label and title which mode is shown', () => {
  render(<ColorModeToggle />)
  const button = screen.getByRole('button')
  const light = 'Switch between dark and light mode (currently light mode)'
  expect([button.getAttribute('aria-label'), button.title]).toEqual([light, light])
  fireEvent.click(button)
  const dark = 'Switch between dark and light mode (currently dark mode)'
  expect([button.getAttribute('aria-label'), button.title]).toEqual([dark, dark])
})
