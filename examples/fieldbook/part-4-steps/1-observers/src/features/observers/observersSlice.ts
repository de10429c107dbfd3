import { createSlice } from '@reduxjs/toolkit'
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
