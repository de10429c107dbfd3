import { createSelector } from '@reduxjs/toolkit'
import { act, render } from '@testing-library/react'
import { memo, type ReactNode } from 'react'
import { Provider, shallowEqual } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { App } from '../App'
import { statusChanged } from '../features/filters/filtersSlice'
import {
  fetchTickets,
  selectTicketById,
  selectTickets,
  servedToggled,
  type Ticket,
} from '../features/tickets/ticketsSlice'
import { useAppSelector } from '../hooks'
import { makeStore } from '../store'

const renders = { rail: 0, cards: 0 }

/** Counts the renders when one of three tickets is toggled, and when a filter changes. */
function measure(board: ReactNode) {
  const tickets = ['Soup', 'Chops', 'Tart'].map((dish, index): Ticket => {
    return { id: index + 1, dish, served: false, station: null }
  })
  const store = makeStore()
  store.dispatch(fetchTickets.fulfilled(tickets, 'request'))
  render(<Provider store={store}>{board}</Provider>)

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

const selectIds = createSelector([selectTickets], (tickets) =>
  tickets.map((ticket) => ticket.id),
)

function Card({ id }: { id: number }) {
  renders.cards++
  const ticket = useAppSelector((state) => selectTicketById(state, id))
  return <li>{ticket?.served ? 'served' : ticket?.dish}</li>
}

function IdRail() {
  renders.rail++
  const ids = useAppSelector(selectIds)
  return ids.map((id) => <Card key={id} id={id} />)
}

test('memoized ids: everything on a toggle, nothing on other actions', () => {
  const { onToggle, onFilter } = measure(<IdRail />)
  expect(onToggle).toEqual({ rail: 1, cards: 3 })
  expect(onFilter).toEqual({ rail: 0, cards: 0 })
})

const MemoCard = memo(Card)

function MemoRail() {
  renders.rail++
  const ids = useAppSelector(selectIds)
  return ids.map((id) => <MemoCard key={id} id={id} />)
}

test('memoized ids and cards: the rail and one card', () => {
  const { onToggle, onFilter } = measure(<MemoRail />)
  expect(onToggle).toEqual({ rail: 1, cards: 1 })
  expect(onFilter).toEqual({ rail: 0, cards: 0 })
})

const selectSameIds = createSelector(
  [selectTickets],
  (tickets) => tickets.map((ticket) => ticket.id),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
)

function ComparedRail() {
  renders.rail++
  const ids = useAppSelector(selectSameIds)
  return ids.map((id) => <Card key={id} id={id} />)
}

test('ids compared with the previous ids: the card that changed', () => {
  const { onToggle, onFilter } = measure(<ComparedRail />)
  expect(onToggle).toEqual({ rail: 0, cards: 1 })
  expect(onFilter).toEqual({ rail: 0, cards: 0 })
})

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
  const { onToggle, onFilter } = measure(<App />)
  expect(onToggle).toEqual({ rail: 0, cards: 1 })
  // Only one of the three tickets passes the filter, so the rail renders only that card.
  expect(onFilter).toEqual({ rail: 1, cards: 1 })
})
