import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../components/error-boundary/error-boundary.tsx'
import { ErrorPage, messagesOf } from './error-page.tsx'

let problem: Error | null

function Content() {
  if (problem) throw problem
  return <p>content</p>
}

const page = (route: string) => (
  <ErrorBoundary resetKey={route} fallback={(caught) => <ErrorPage {...caught} />}>
    <Content />
  </ErrorBoundary>
)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  problem = new Error('The page went wrong', { cause: new Error('The disk is full') })
})

it('E1, E4 shows a heading, the message and the message of its cause', () => {
  render(page('/a'))
  expect(screen.getByRole('heading').textContent).toBe('This page crashed.')
  expect(screen.getByText('The page went wrong')).toBeDefined()
  expect(screen.getByText('The disk is full')).toBeDefined()
})

it('E6 focuses the heading, and the error is logged once', () => {
  render(page('/a'))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(console.error).toHaveBeenCalledOnce()
})

it('E3 renders the content again on Try again, and the error page again if that throws', () => {
  render(page('/a'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('This page crashed.')).toBeDefined()
  problem = null
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('content')).toBeDefined()
})

it('E5 is gone on another route', () => {
  const { rerender } = render(page('/a'))
  problem = null
  rerender(page('/b'))
  expect(screen.getByText('content')).toBeDefined()
})

it('lists the messages of a cause chain once each, also when it goes round', () => {
  const error = new Error('outer')
  error.cause = new Error('inner', { cause: error })
  expect(messagesOf(error)).toEqual(['outer', 'inner'])
  expect(messagesOf('thrown text')).toEqual(['thrown text'])
})
