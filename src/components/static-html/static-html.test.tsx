import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { StaticHtml } from './static-html.tsx'

it('keeps the nodes that the server has written, and writes them again after they were removed', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<main><div class="static"><p>As written</p></div></main>'
  const container = document.querySelector('main') as HTMLElement
  const paragraph = container.querySelector('p')

  const root = await act(() => hydrateRoot(container, <StaticHtml html={0} />))
  expect(container.querySelector('p')).toBe(paragraph)

  await act(() => root.render(<p>A crash</p>))
  expect(container.textContent).toBe('A crash')
  await act(() => root.render(<StaticHtml html={0} />))
  expect(container.textContent).toBe('As written')
})

it('writes HTML that came with a navigation', async () => {
  const container = document.createElement('main')
  await act(() => createRoot(container).render(<StaticHtml html="<p>New</p>" />))
  expect(container.innerHTML).toBe('<div class="static"><p>New</p></div>')
})
