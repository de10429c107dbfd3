import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'

// What a press loads may take its time.
configure({ asyncUtilTimeout: 15_000 })
beforeEach(() => vi.resetModules())

async function renderLoop() {
  const { LiveLoop } = await import('./live-loop.tsx')
  render(<LiveLoop intro={null}>{null}</LiveLoop>)
}

const cell = (title: string) =>
  screen.getByRole('heading', { name: title }).parentElement as HTMLElement
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('is prerendered with one round of the loop', async () => {
  const { LiveLoop } = await import('./live-loop.tsx')
  const html = renderToString(<LiveLoop intro={null}>{null}</LiveLoop>)
  expect(html).toContain('tally/added')
  expect(html).toContain('state.count += state.step')
  expect(html).toContain('count: 1')
})

it('shows the action, the reducer that ran, the state and the view of a press', async () => {
  await renderLoop()
  press('5')
  await within(cell('Action')).findByText(/tally\/stepChanged/)
  press('Add')
  await within(cell('Action')).findByText(/tally\/added/)
  expect(cell('Reducer').textContent).toContain('added(state)')
  expect(cell('State').textContent).toContain('count: 6, was 1')
  expect(cell('View').textContent).toContain('Count: 6')
})

/** What the loop says; Copy buttons have their own. */
const announcement = () => screen.getAllByRole('status').at(-1)?.textContent

it('announces what happened, and nothing before something has', async () => {
  await renderLoop()
  expect(announcement()).toBe('')
  press('Subtract')
  await waitFor(() =>
    expect(announcement()).toBe('3 of 3: tally/subtracted. The state is count 0, step 1.'),
  )
})

it('goes back and forth through what has happened, and on from the newest', async () => {
  await renderLoop()
  press('One step back')
  expect(cell('Action').textContent).toContain('Nothing has happened yet')
  expect(cell('View').textContent).toContain('Count: 0')
  const back = screen.getByRole('button', { name: 'One step back' })
  expect(back.getAttribute('aria-disabled')).toBe('true')

  press('One step forward')
  expect(cell('View').textContent).toContain('Count: 1')

  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } })
  expect(cell('View').textContent).toContain('Count: 0')
  press('Add')
  await waitFor(() => expect(cell('View').textContent).toContain('Count: 2'))
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('3 of 3: tally/added')
})

it('has a button for each action of the slice, and a field for the payload of those that take one', async () => {
  const { TallyControls } = await import('./tally-controls.tsx')
  const send = vi.fn()
  const offered = [
    { name: 'added', hasPayload: false },
    { name: 'raised', hasPayload: true },
  ]
  render(<TallyControls offered={offered} state={[]} onSend={send} />)
  press('Add')
  press('raised')
  fireEvent.change(screen.getByRole('textbox', { name: 'Payload' }), { target: { value: 'much' } })
  press('raised')
  expect(send.mock.calls).toEqual([[['added']], [['raised', 1]], [['raised', 'much']]])
  expect(screen.queryByRole('group', { name: 'Step' })).toBeNull()
})
