import { fireEvent, render, screen } from '@testing-library/react'
import type { Window } from 'happy-dom'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { Demo } from './demo.tsx'

const demo = (
  <Demo app="the-pass" part={5} name="The Pass">
    <img src="board.webp" alt="" />
  </Demo>
)

let requests: string[]

beforeEach(() => {
  requests = []
  const { settings } = (window as unknown as Window).happyDOM
  settings.enableIframePageLoading = true
  settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ request, window }) => {
      requests.push(request.url)
      return new window.Response('')
    },
  }
})

const frame = () => document.querySelector('iframe') as HTMLIFrameElement

it('P15 is a picture before the reader presses it, and loads nothing', () => {
  const { container } = render(demo)
  expect(container.querySelector('img')).not.toBeNull()
  expect(frame()).toBeNull()
  expect(requests).toEqual([])
})

it('P16 starts in a frame without an origin, which gets the focus', async () => {
  render(demo)
  fireEvent.click(screen.getByRole('button', { name: 'Run The Pass' }))
  expect(new URL(frame().src).pathname).toBe('/examples/the-pass-part-5.html')
  expect(frame().title).toBe('The Pass after part 5')
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms')
  expect(document.activeElement).toBe(frame())
  expect(document.querySelector('img')).toBeNull()
})

it('P16 begins anew on Reset, which keeps the focus', () => {
  render(demo)
  fireEvent.click(screen.getByRole('button', { name: 'Run The Pass' }))
  const first = frame()
  const reset = screen.getByRole('button', { name: 'Reset' })
  reset.focus()
  fireEvent.click(reset)
  expect(frame()).not.toBe(first)
  expect(frame().src).toBe(first.src)
  expect(document.activeElement).toBe(reset)
})

it('P15 leads to the application in a tab of its own, without script by its picture too', () => {
  const html = renderToString(demo)
  expect(html).not.toContain('<button')
  expect(html.match(/href="\/examples\/the-pass-part-5\.html" target="_blank"/g)).toHaveLength(2)
})
