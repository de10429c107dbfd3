// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NotFoundPage } from './not-found.tsx'

it('A10, A11 names the path as text only, once the reader is known to be there', () => {
  window.history.replaceState(null, '', '/<b>nowhere</b>')
  expect(renderToString(<NotFoundPage />)).not.toContain('nowhere')
  render(<NotFoundPage />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
  expect(document.querySelector('code')?.textContent).toBe(location.pathname)
  expect(document.querySelector('b')).toBeNull()
  expect(screen.getByRole('link', { name: 'Getting Started' }).getAttribute('href')).toBe(
    '/introduction/getting-started',
  )
})
