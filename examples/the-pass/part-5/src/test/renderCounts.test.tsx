// #region set-up
import { act, render } from '@testing-library/react'
import { memo, type ReactNode } from 'react'
import { Provider, shallowEqual } from 'react-redux'
import { beforeEach, expect, test, vi } from 'vitest'
import { App } from '../App'
import type { Ticket } from '../features/tickets/ticketsSlice'
import { useAppSelector } from '../hooks'
import type { RootState } from '../reducer'
import { makeStore } from '../store'

const renders = { rail: 0, cards: 0 }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Counts the renders when one of three tickets is toggled, and when a filter changes. */
function measure(board: ReactNode) {
  const tickets = ['Soup', 'Chops', 'Tart'].map((dish, index): Ticket => {
    return { id: index + 1, dish, served: false, station: null }
  })
  const store = makeStore({ tickets })
  render(<Provider store={store}>{board}</Provider>)

  const count = (change: () => void) => {
    Object.assign(renders, { rail: 0, cards: 0 })
    act(change)
    return { ...renders }
  }
  return {
    onToggle: count(() => {
      store.dispatch({ type: 'tickets/servedToggled', payload: 2 })
    }),
    onUnrelated: count(() => {
      store.dispatch({ type: 'filters/statusChanged', payload: 'served' })
    }),
  }
}
// #endregion

// #region objects
function ObjectCard({ ticket }: { ticket: Ticket }) {
  renders.cards++
  return <li>{ticket.served ? 'served' : ticket.dish}</li>
}

function ObjectRail() {
  renders.rail++
  const tickets = useAppSelector((state) => state.tickets)
  return tickets.map((ticket) => <ObjectCard key={ticket.id} ticket={ticket} />)
}
// #endregion

// #region objects-test
test('tickets as props: the rail and every card', () => {
  const { onToggle, onUnrelated } = measure(<ObjectRail />)
  expect(onToggle).toEqual({ rail: 1, cards: 3 })
  expect(onUnrelated).toEqual({ rail: 0, cards: 0 })
})
// #endregion

// #region memo
const MemoCard = memo(ObjectCard)

function MemoRail() {
  renders.rail++
  const tickets = useAppSelector((state) => state.tickets)
  return tickets.map((ticket) => <MemoCard key={ticket.id} ticket={ticket} />)
}

test('tickets as props of memoized cards: the rail and one card', () => {
  const { onToggle, onUnrelated } = measure(<MemoRail />)
  expect(onToggle).toEqual({ rail: 1, cards: 1 })
  expect(onUnrelated).toEqual({ rail: 0, cards: 0 })
})
// #endregion

// #region ids
const selectIds = (state: RootState) => state.tickets.map(({ id }) => id)

function IdCard({ id }: { id: number }) {
  renders.cards++
  const ticket = useAppSelector((state) =>
    state.tickets.find((each) => each.id === id),
  )
  return <li>{ticket?.served ? 'served' : ticket?.dish}</li>
}

function IdRail() {
  renders.rail++
  const ids = useAppSelector(selectIds)
  return ids.map((id) => <IdCard key={id} id={id} />)
}

test('ids in a new array each time: everything, on any action', () => {
  const { onToggle, onUnrelated } = measure(<IdRail />)
  expect(onToggle).toEqual({ rail: 1, cards: 3 })
  expect(onUnrelated).toEqual({ rail: 1, cards: 3 })
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('returned a different result'),
    expect.anything(),
  )
})
// #endregion

// #region shallow-equal
function ShallowRail() {
  renders.rail++
  const ids = useAppSelector(selectIds, shallowEqual)
  return ids.map((id) => <IdCard key={id} id={id} />)
}

test('ids compared one by one: the card that changed', () => {
  const { onToggle, onUnrelated } = measure(<ShallowRail />)
  expect(onToggle).toEqual({ rail: 0, cards: 1 })
  expect(onUnrelated).toEqual({ rail: 0, cards: 0 })
  expect(console.warn).not.toHaveBeenCalled()
})
// #endregion

// #region the-board
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
  const { onToggle, onUnrelated } = measure(<App />)
  expect(onToggle).toEqual({ rail: 0, cards: 1 })
  expect(onUnrelated).toEqual({ rail: 0, cards: 0 })
})
// #endregion
