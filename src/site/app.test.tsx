import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App } from './app.tsx'
import { docPage, siteWith } from './with-site.test-support.tsx'

vi.mock('./navbar/navbar.tsx', () => ({
  Navbar() {
    throw new Error('The bar went wrong')
  },
}))

it('E2 a navbar that throws leaves heading, message and button alone, under a title of their own', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<App page={docPage('/a')} siteData={siteWith([])} />)
  expect(document.title).toBe('Page Error')
  expect(screen.getByRole('heading').textContent).toBe('This page crashed.')
  expect(screen.getByText('The bar went wrong')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.queryByRole('contentinfo')).toBeNull()
})
