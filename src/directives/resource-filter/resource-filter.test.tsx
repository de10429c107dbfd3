import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ResourceFilter } from './resource-filter.tsx'

const page = `
  <h2 id="routing">Routing</h2>
  <ul class="resource-list" role="list" data-group="Routing">
    <li><a href="#1">redux-first-history</a> Keeps the location in the store.</li>
    <li data-dated><a href="#2">connected-react-router</a> For old routers.</li>
  </ul>
  <details>
    <ul class="resource-list" role="list" data-group="Superseded">
      <li data-dated><a href="#3">redux-crud</a> Ready-made reducers.</li>
    </ul>
  </details>`

function renderPage() {
  render(
    <>
      <ResourceFilter prompt="Filter add-ons" toggle="Maintained only" />
      <div dangerouslySetInnerHTML={{ __html: page }} />
    </>,
  )
  return userEvent.setup()
}

const shownTitles = () =>
  [...document.querySelectorAll<HTMLElement>('.resource-list li')]
    .filter((entry) => !entry.hidden)
    .map((entry) => entry.querySelector('a')?.textContent)

test('Typing leaves the entries that contain every word, and announces how many', async () => {
  const user = renderPage()
  await user.type(screen.getByRole('searchbox', { name: 'Filter add-ons' }), 'OLD  router')
  expect(shownTitles()).toEqual(['connected-react-router'])
  expect(screen.getByRole('status').textContent).toBe('1 of 3 shown')
})

test('The name of a group finds its entries', async () => {
  const user = renderPage()
  await user.type(screen.getByRole('searchbox'), 'routing')
  expect(shownTitles()).toEqual(['redux-first-history', 'connected-react-router'])
  expect(document.querySelectorAll('.resource-list[data-empty]')).toHaveLength(1)
})

test('A match in a folded part opens it', async () => {
  const user = renderPage()
  await user.type(screen.getByRole('searchbox'), 'crud')
  expect(document.querySelector('details')?.open).toBe(true)
})

test('The box hides what is dated; clearing everything shows all, without a count', async () => {
  const user = renderPage()
  const box = screen.getByRole('checkbox', { name: 'Maintained only' })
  await user.click(box)
  expect(shownTitles()).toEqual(['redux-first-history'])
  expect(screen.getByRole('status').textContent).toBe('1 of 3 shown')
  await user.click(box)
  expect(shownTitles()).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('A link to a heading that is filtered out clears the filter and goes there', async () => {
  const user = renderPage()
  await user.type(screen.getByRole('searchbox'), 'crud')
  const heading = document.getElementById('routing') as HTMLElement
  heading.getClientRects = () => [] as unknown as DOMRectList
  heading.scrollIntoView = vi.fn()
  location.hash = '#routing'
  window.dispatchEvent(new Event('hashchange'))
  expect(shownTitles()).toHaveLength(3)
  expect(heading.scrollIntoView).toHaveBeenCalledOnce()
})

test.each(['#%', '#%E0%A4%A'])(
  'A malformed address, %s, leads nowhere and breaks nothing',
  (hash) => {
    renderPage()
    const failed = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('error', failed)
    location.hash = hash
    window.dispatchEvent(new Event('hashchange'))
    window.removeEventListener('error', failed)
    expect(failed).not.toHaveBeenCalled()
    expect(shownTitles()).toHaveLength(3)
  },
)

test('An index of questions is narrowed by words of a question or its group, without what it repeats', async () => {
  const lists = `<div class="question-index">
    <section><ul><li>Which tool?</li></ul></section>
    <section><ul data-group="Actions"><li>Must a type be a string?</li><li>Which tool?<ul><li>For sockets</li></ul></li></ul></section>
    <section><ul data-group="Reducers"><li>May a reducer dispatch?</li></ul></section>
  </div>`
  render(
    <>
      <ResourceFilter prompt="Filter questions" />
      <div className="static" dangerouslySetInnerHTML={{ __html: lists }} />
    </>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('searchbox'), 'actions socket')
  const shown = [...document.querySelectorAll<HTMLElement>('section + section li')].filter(
    (entry) => !entry.hidden,
  )
  expect(shown.map((entry) => entry.firstChild?.textContent)).toEqual([
    'Which tool?',
    'For sockets',
  ])
  expect(document.querySelectorAll('ul[data-empty]')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('2 of 4 shown')
})

test('P21 Choices leave the entries whose facts have all of them', async () => {
  const list = `
    <h3>C</h3>
    <ul class="resource-list">
      <li><a href="#1">compose</a> <span>Redux</span> <span>function</span><div>For a type.</div></li>
      <li><a href="#2">connect</a> <span>React-Redux · deprecated</span> <span>function</span><div></div></li>
    </ul>
    <ul class="resource-list"><li><a href="#3">Store</a> <span>Redux</span> <span>type</span></li></ul>`
  render(
    <>
      <ResourceFilter
        prompt="Filter by name"
        choices={[
          { name: 'Package', facts: ['Redux', 'React-Redux'] },
          { name: 'Kind', facts: ['function', 'type'] },
        ]}
      />
      <div dangerouslySetInnerHTML={{ __html: list }} />
    </>,
  )
  const user = userEvent.setup()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Package' }), 'Redux')
  expect(shownTitles()).toEqual(['compose', 'Store'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'type')
  expect(shownTitles()).toEqual(['Store'])
  expect(screen.getByRole('status').textContent).toBe('1 of 3 shown')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Package' }), 'Package: all')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Kind: all')
  expect(shownTitles()).toHaveLength(3)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('The prerendered field is marked as not ready', () => {
  const html = renderToString(<ResourceFilter prompt="Filter add-ons" />)
  expect(html).not.toContain('data-ready')
  expect(html).not.toContain('checkbox')
})
