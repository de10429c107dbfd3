import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'

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
  await waitFor(() => expect(cell('View').textContent).toContain('Count: 6'))
  expect(cell('Reducer').textContent).toContain('added(state)')
  expect(cell('State').textContent).toContain('count: 6, was 1')
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
  await waitFor(() => expect(cell('View').textContent).toContain('Count: 1'))

  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } })
  expect(cell('View').textContent).toContain('Count: 0')
  const lead = (text: string) => screen.getByText(text).getAttribute('aria-hidden')
  expect(lead('A look back: new actions come last.')).toBe('false')
  expect(lead('This store is a real one. Press a button.')).toBe('true')
  press('Add')
  await waitFor(() => expect(cell('View').textContent).toContain('Count: 2'))
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('3 of 3: tally/added')
})

/** What each station shows, in the order in which an action reaches them. */
const stations = () => [
  cell('Action').querySelector('pre')?.textContent,
  cell('Reducer').querySelector('pre')?.textContent,
  cell('State')
    .querySelector('pre')
    ?.textContent?.match(/count: -?\d+/)?.[0],
  cell('View').querySelector('.live-loop-count')?.textContent,
]
const added = ["{\n  type: 'tally/added'\n}", 'added(state) {\n  state.count += state.step\n}']
const subtracted = [
  "{\n  type: 'tally/subtracted'\n}",
  'subtracted(state) {\n  state.count -= state.step\n}',
]

it('shows at each station what it showed before until the action is there, and says the new state at once', async () => {
  await renderLoop()
  press('Subtract')
  await waitFor(() => expect(announcement()).toMatch(/tally\/subtracted. The state is count 0/))
  const before = [...added, 'count: 1', 'Count: 1']
  const after = [...subtracted, 'count: 0', 'Count: 0']
  expect(stations()).toEqual(before)
  expect(cell('Action').querySelector('.live-loop-traveler')?.textContent).toBe('tally/subtracted')
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('3 of 3: tally/subtracted')
  for (const reached of [1, 2, 3, 4]) {
    await waitFor(() =>
      expect(stations()).toEqual([...after.slice(0, reached), ...before.slice(reached)]),
    )
  }
})

it('ends a round at once when another begins, or when the reader goes back', async () => {
  await renderLoop()
  press('Subtract')
  await waitFor(() => expect(announcement()).toMatch(/^3 of 3/))
  press('Add')
  expect(stations()).toEqual([...subtracted, 'count: 0', 'Count: 0'])
  await waitFor(() => expect(announcement()).toMatch(/^4 of 4/))
  press('One step back')
  expect(stations()).toEqual([...subtracted, 'count: 0', 'Count: 0'])
  press('One step back')
  expect(stations()).toEqual([...added, 'count: 1', 'Count: 1'])
})

it('plays the history from its start, and pauses', async () => {
  await renderLoop()
  press('Subtract')
  await waitFor(() => expect(announcement()).toMatch(/^3 of 3/))
  press('Play')
  expect(announcement()).toMatch(/^2 of 3/)
  expect(cell('View').textContent).toContain('Count: 0')
  await waitFor(() => expect(announcement()).toMatch(/^3 of 3/))
  press('Pause')
  expect(stations()).toEqual([...subtracted, 'count: 0', 'Count: 0'])
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
})

it('goes on at once where motion is not wanted', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await renderLoop()
  press('Subtract')
  await waitFor(() => expect(announcement()).toMatch(/^3 of 3/))
  expect(stations()).toEqual([...subtracted, 'count: 0', 'Count: 0'])
})

it('has a button for each action of the slice, and a field for the payload of those that take one', async () => {
  const { TallyControls } = await import('./tally-controls.tsx')
  const send = vi.fn()
  const creators = [
    { name: 'added', hasPayload: false },
    { name: 'raised', hasPayload: true },
  ]
  render(<TallyControls creators={creators} state={[]} onSend={send} />)
  press('Add')
  press('raised')
  fireEvent.change(screen.getByRole('textbox', { name: 'Payload' }), { target: { value: 'much' } })
  press('raised')
  expect(send.mock.calls).toEqual([[['added']], [['raised', 1]], [['raised', 'much']]])
  expect(screen.queryByRole('group', { name: 'Step' })).toBeNull()
})
