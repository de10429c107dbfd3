import { createSlice } from '@reduxjs/toolkit'
import type { RootState } from '@/app/store'
import type { Observer } from './types'

const initialState: Observer[] = [
  { id: 'o1', name: 'Imke Vos', patch: 'Reed Marsh' },
  { id: 'o2', name: 'Tomas Arely', patch: 'Harbour Wall' },
  { id: 'o3', name: 'Sunniva Dahl', patch: 'North Point' },
]

export const observersSlice = createSlice({
  name: 'observers',
  initialState,
  reducers: {},
})

export const selectAllObservers = (state: RootState) => state.observers

export const selectObserverById = (
  state: RootState,
  observerId: string | null,
) => state.observers.find((observer) => observer.id === observerId)
