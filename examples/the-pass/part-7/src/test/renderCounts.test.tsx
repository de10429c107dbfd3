import { act, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { App } from '../App'
import { statusChanged } from '../features/filters/filtersSlice'
import { servedToggled, type Ticket } from '../features/tickets/ticketsSlice'
import { makeStore } from '../store'
import { loaded } from './serverActions'

const renders = { rail: 0, cards: 0 }

/** Counts renders of the board when one of three tickets is toggled, and when a filter changes. */
function measure() {
  const tickets = ['Soup', 'Chops', 'Tart'].map((dish, index): Ticket => {
    return { id: index + 1, dish, served: false, station: null }
  })
  const store = makeStore()
  store.dispatch(loaded(tickets))
  render(
    <Provider store={store}>
      <App />
    </Provider>,
  )

  const count = (change: () => void) => {
    Object.assign(renders, { rail: 0, cards: 0 })
    act(change)
    return { ...renders }
  }
  return {
    onToggle: count(() => {
      store.dispatch(servedToggled(2))
    }),
    onFilter: count(() => {
      store.dispatch(statusChanged('served'))
    }),
  }
}

vi.mock('../features/tickets/TicketRail', async (importOriginal) => {
  const { TicketRail } =
    await importOriginal<typeof import('../features/tickets/TicketRail')>()
  return {
    TicketRail() {
      renders.rail++
      return TicketRail()
    },
  }
})

vi.mock('../features/tickets/TicketCard', async (importOriginal) => {
  const { TicketCard } =
    await importOriginal<typeof import('../features/tickets/TicketCard')>()
  return {
    TicketCard(props: Parameters<typeof TicketCard>[0]) {
      renders.cards++
      return TicketCard(props)
    },
  }
})

test('the board renders the card that changed, and nothing else', () => {
  const { onToggle, onFilter } = measure()
  expect(onToggle).toEqual({ rail: 0, cards: 1 })
  // Only one of the three tickets passes the filter, so the rail renders only that card.
  expect(onFilter).toEqual({ rail: 1, cards: 1 })
})
