// #region imports
import {
  createSelector,
  createSlice,
  type PayloadAction,
} from '@reduxjs/toolkit'
import { client, messageOf } from '../../api/client'
import type { RootState } from '../../reducer'
import type { AppThunk } from '../../store'
import { selectFilters } from '../filters/filtersSlice'
import type { Station } from '../stations/stations'
// #endregion

export interface Ticket {
  id: number
  dish: string
  served: boolean
  station: Station | null
}

export interface TicketsState {
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  error: string | null
  entities: Record<number, Ticket>
}

const initialState: TicketsState = { status: 'idle', error: null, entities: {} }

// #region slice
export const ticketsSlice = createSlice({
  name: 'tickets',
  initialState,
  reducers: {
    ticketsLoading(state) {
      state.status = 'loading'
      state.error = null
    },
    ticketsLoaded(state, action: PayloadAction<Ticket[]>) {
      state.status = 'succeeded'
      for (const ticket of action.payload) {
        state.entities[ticket.id] = ticket
      }
    },
    ticketsLoadFailed(state, action: PayloadAction<string>) {
      state.status = 'failed'
      state.error = action.payload
    },
    ticketAdded(state, action: PayloadAction<Ticket>) {
      state.entities[action.payload.id] = action.payload
    },
    servedToggled(state, action: PayloadAction<number>) {
      const ticket = state.entities[action.payload]
      if (ticket) ticket.served = !ticket.served
    },
    stationAssigned: {
      reducer(
        state,
        action: PayloadAction<{ ticketId: number; station: Station | null }>,
      ) {
        const { ticketId, station } = action.payload
        const ticket = state.entities[ticketId]
        if (ticket) ticket.station = station
      },
      prepare(ticketId: number, station: Station | null) {
        return { payload: { ticketId, station } }
      },
    },
    ticketVoided(state, action: PayloadAction<number>) {
      delete state.entities[action.payload]
    },
    allServed(state) {
      for (const ticket of Object.values(state.entities)) {
        ticket.served = true
      }
    },
    servedCleared(state) {
      for (const { id, served } of Object.values(state.entities)) {
        if (served) delete state.entities[id]
      }
    },
  },
})

export const {
  ticketsLoading,
  ticketsLoaded,
  ticketsLoadFailed,
  ticketAdded,
  servedToggled,
  stationAssigned,
  ticketVoided,
  allServed,
  servedCleared,
} = ticketsSlice.actions

export default ticketsSlice.reducer
// #endregion

export type TicketsAction = ReturnType<
  | typeof ticketsLoading
  | typeof ticketsLoadFailed
  | typeof ticketsLoaded
  | typeof ticketAdded
  | typeof servedToggled
  | typeof stationAssigned
  | typeof ticketVoided
  | typeof allServed
  | typeof servedCleared
>

export const fetchTickets: AppThunk<Promise<void>> = async (dispatch) => {
  dispatch(ticketsLoading())
  let loaded: { tickets: Ticket[] }
  try {
    loaded = await client.get('/api/tickets')
  } catch (thrown) {
    dispatch(ticketsLoadFailed(messageOf(thrown)))
    return
  }
  dispatch(ticketsLoaded(loaded.tickets))
}

export function callTicket(dish: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { ticket } = await client.post<{ ticket: Ticket }>('/api/tickets', {
      dish,
    })
    dispatch(ticketAdded(ticket))
  }
}

export const selectTickets = createSelector(
  [(state: RootState) => state.tickets.entities],
  (entities) => Object.values(entities),
)

export const selectTicketById = (state: RootState, ticketId: number) =>
  state.tickets.entities[ticketId]

export const selectWaitingCount = (state: RootState) =>
  selectTickets(state).filter((ticket) => !ticket.served).length

export const selectVisibleTickets = createSelector(
  [selectTickets, selectFilters],
  (tickets, { status, stations }) => {
    const ofStatus =
      status === 'all'
        ? tickets
        : tickets.filter(({ served }) => served === (status === 'served'))
    if (stations.length === 0) return ofStatus
    return ofStatus.filter(
      ({ station }) => station !== null && stations.includes(station),
    )
  },
)

export const selectVisibleTicketIds = createSelector(
  [selectVisibleTickets],
  (tickets) => tickets.map((ticket) => ticket.id),
)
