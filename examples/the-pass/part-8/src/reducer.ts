import { combineSlices } from '@reduxjs/toolkit'
import { filtersSlice } from './features/filters/filtersSlice'
import { ticketsSlice } from './features/tickets/ticketsSlice'

export const rootReducer = combineSlices(ticketsSlice, filtersSlice)

export type RootState = ReturnType<typeof rootReducer>
