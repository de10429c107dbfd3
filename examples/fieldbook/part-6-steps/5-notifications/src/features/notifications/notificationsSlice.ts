import { createSlice } from '@reduxjs/toolkit'
import { http } from '@/api/http'
import type { RootState } from '@/app/store'
import { createAppAsyncThunk } from '@/app/withTypes'
import { signedOut } from '@/features/session/sessionSlice'
import type { ServerNotification } from './types'

interface NotificationsState {
  items: ServerNotification[]
}

const initialState: NotificationsState = { items: [] }

export const fetchNotifications = createAppAsyncThunk(
  'notifications/fetchNotifications',
  (_: undefined, { getState }) => {
    const [newest] = selectAllNotifications(getState())
    const since = newest ? `?since=${newest.date}` : ''
    return http.get<ServerNotification[]>(`/api/notifications${since}`)
  },
)

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchNotifications.fulfilled, (state, action) => {
        state.items.push(...action.payload)
        state.items.sort((a, b) => b.date.localeCompare(a.date))
      })
      .addCase(signedOut, () => initialState)
  },
})

export const selectAllNotifications = (state: RootState) =>
  state.notifications.items
