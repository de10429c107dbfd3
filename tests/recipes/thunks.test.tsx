// @vitest-environment happy-dom
/** Requests in thunks, and forms that wait for them. */

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { act, StrictMode, useEffect } from 'react'
import { Provider, useDispatch } from 'react-redux'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { codeOf } from './support/page-code.ts'
import { recipe } from './support/recipe.ts'

const id = 'usage/writing-logic-thunks'
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(cleanup)

/** A server whose requests a test answers by hand. */
function kitchen() {
  const waiting: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = []
  const request = vi.fn(
    () => new Promise((resolve, reject) => void waiting.push({ resolve, reject })),
  )
  return {
    api: { fetchTickets: request, saveTicket: request },
    request,
    answer: (value: unknown, index = waiting.length - 1) =>
      act(async () => waiting[index]?.resolve(value)),
    refuse: (index = waiting.length - 1) =>
      act(async () => waiting[index]?.reject(new Error('503'))),
  }
}

const ramen = { id: 7, dish: 'Ramen', station: 'blue', served: false }

async function loading() {
  const code = await codeOf(id, {
    files: ['src/app/store.ts', 'src/features/tickets/ticketsSlice.ts'],
    alternative: 'async-thunk',
  })
  const server = kitchen()
  const store = code.makeStore(server.api)
  const tickets = () => store.getState().tickets
  return Object.assign(code, { ...server, store, tickets })
}

recipe(`${id}#async-thunk`, 'loading a list', {
  twice: {
    'a second call during the first sends nothing': async () => {
      const { loadTickets, request, answer, store, tickets } = await loading()
      store.dispatch(loadTickets())
      store.dispatch(loadTickets())
      await answer([ramen])
      expect([request.mock.calls.length, tickets().status]).toEqual([1, 'idle'])
    },
  },
  'failure, success, retry': {
    'an error disappears with the next attempt, and a failure keeps the list': async () => {
      const { loadTickets, answer, refuse, store, tickets } = await loading()
      store.dispatch(loadTickets())
      await answer([ramen])
      store.dispatch(loadTickets())
      await refuse()
      expect(tickets()).toEqual({ items: [ramen], status: 'failed', error: '503' })
      store.dispatch(loadTickets())
      expect(tickets()).toMatchObject({ status: 'pending', error: null })
      await answer([])
      expect(tickets()).toEqual({ items: [], status: 'idle', error: null })
    },
  },
  'left in the middle': {
    'a canceled call is no failure, and the next one is sent': async () => {
      const { loadTickets, answer, request, store, tickets } = await loading()
      const first = store.dispatch(loadTickets())
      first.abort()
      await first
      expect(tickets()).toMatchObject({ status: 'idle', error: null })
      store.dispatch(loadTickets())
      await answer([ramen])
      expect([request.mock.calls.length, tickets().items]).toEqual([2, [ramen]])
    },
  },
  StrictMode: {
    'an effect that loads sends one request': async () => {
      const { loadTickets, request, answer, store, tickets } = await loading()
      function Tickets() {
        const dispatch = useDispatch<typeof store.dispatch>()
        useEffect(() => void dispatch(loadTickets()), [dispatch])
        return null
      }
      render(<Tickets />, {
        wrapper: ({ children }) => (
          <StrictMode>
            <Provider store={store}>{children}</Provider>
          </StrictMode>
        ),
      })
      await answer([ramen])
      expect([request.mock.calls.length, tickets().items]).toEqual([1, [ramen]])
    },
  },
  'another argument meanwhile': {
    'a ticket added during the request is lost, as the page says': async () => {
      const { loadTickets, ticketAdded, answer, store, tickets } = await loading()
      store.dispatch(loadTickets())
      store.dispatch(ticketAdded({ dish: 'Soba', station: 'blue' }))
      await answer([ramen])
      expect(tickets().items).toEqual([ramen])
    },
  },
  'empty and large': {
    '10,000 tickets and none are loaded alike': async () => {
      const { loadTickets, answer, store, tickets } = await loading()
      for (const amount of [10_000, 0]) {
        store.dispatch(loadTickets())
        await answer(Array.from({ length: amount }, (_, index) => ({ ...ramen, id: index })))
        expect(tickets().items).toHaveLength(amount)
      }
    },
  },
})

async function adding() {
  const { makeStore, NewTicket } = await codeOf(id, {
    files: ['src/app/store.ts'],
    declarations: { 'return-values': ['NewTicket'] },
    alternative: 'async-thunk',
  })
  const server = kitchen()
  render(<NewTicket />, {
    wrapper: ({ children }) => <Provider store={makeStore(server.api)}>{children}</Provider>,
  })
  const input = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(input, { target: { value: 'Ramen' } })
  const submit = () => act(async () => screen.getByRole('button').click())
  return { ...server, input, submit }
}

recipe(`${id}#return-values`, 'a form that waits', {
  twice: {
    'a double click saves one ticket': async () => {
      const { submit, request, answer, input } = await adding()
      await submit()
      await submit()
      await answer(ramen)
      expect([request.mock.calls.length, input.value]).toEqual([1, ''])
      expect(input.disabled).toBe(false)
    },
  },
  'failure, success, retry': {
    'after a failure the text is still there, and the second try clears it': async () => {
      const { submit, answer, refuse, input } = await adding()
      await submit()
      await refuse()
      expect([input.value, screen.queryByRole('alert') !== null]).toEqual(['Ramen', true])
      await submit()
      expect(screen.queryByRole('alert')).toBe(null)
      await answer(ramen)
      expect(input.value).toBe('')
    },
  },
  'left in the middle': {
    'an answer after unmounting does no harm': async () => {
      const error = vi.spyOn(console, 'error')
      const { submit, answer } = await adding()
      await submit()
      cleanup()
      await answer(ramen)
      expect(error).not.toHaveBeenCalled()
    },
  },
})
