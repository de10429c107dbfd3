import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { componentFor, preloadComponents } from './components.tsx'
import { Details } from './details/details.tsx'

it('gives the component that renders blocks of a name', () => {
  expect(componentFor('details')).toBe(Details)
})

it('says which component is missing', () => {
  expect(() => componentFor('detials')).toThrow('There is no component "detials".')
})

it('renders on the server what nested blocks use, once it is loaded', async () => {
  const filter = { component: 'resource-filter', props: { label: 'Filter' } }
  const html = () => renderToString(createElement(componentFor(filter.component), filter.props))
  expect(html()).not.toContain('<search')
  await preloadComponents([
    '<p>Text.</p>',
    1,
    { component: 'details', props: {}, blocks: [filter] },
  ])
  expect(html()).toContain('<search class="resource-filter"')
})

it('defers nothing that a reader could press before its code is there', async () => {
  const props = {
    demo: { name: 'Tally', app: 'tally', part: 1 },
    diagram: { name: 'data-flow' },
    video: { id: 'x', title: 'Kites', about: 'Somebody, 2021' },
  }
  await preloadComponents(Object.entries(props).map(([component, props]) => ({ component, props })))
  const rendered = Object.entries(props).map(([name, props]) =>
    renderToString(createElement(componentFor(name), props)),
  )
  const deferred = rendered.filter((html) => html.includes('class="deferred"'))
  expect(deferred).toHaveLength(2)
  for (const html of deferred) expect(html).not.toMatch(/<(button|input|select|textarea)/)
})
