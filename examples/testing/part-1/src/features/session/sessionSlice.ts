import { createAsyncThunk, createSlice } from '@reduxjs/toolkit'

interface SessionState {
  name: string | null
  status: 'idle' | 'pending' | 'failed'
}

const initialState: SessionState = { name: null, status: 'idle' }

export const sessionLoaded = createAsyncThunk('session/loaded', async () => {
  const response = await fetch('/api/session')
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { name }: { name: string } = await response.json()
  return name
})

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionLoaded.pending, (state) => {
        state.status = 'pending'
      })
      .addCase(sessionLoaded.fulfilled, (state, action) => {
        state.status = 'idle'
        state.name = action.payload
      })
      .addCase(sessionLoaded.rejected, (state) => {
        state.status = 'failed'
      })
  },
})
