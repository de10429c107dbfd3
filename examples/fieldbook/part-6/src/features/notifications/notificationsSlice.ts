import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { http } from '@/api/http'
import type { RootState } from '@/app/store'
import { createAppAsyncThunk } from '@/app/withTypes'
import { signedOut } from '@/features/session/sessionSlice'
import type { ServerNotification } from './types'

interface NotificationsState {
  items: ServerNotification[]
  /** The date of the newest notification that the observer has seen */
  seenUntil: string
}

const initialState: NotificationsState = { items: [], seenUntil: '' }

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
  reducers: {
    notificationsSeen(state, action: PayloadAction<string>) {
      state.seenUntil = action.payload
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchNotifications.fulfilled, (state, action) => {
        state.items.push(...action.payload)
        state.items.sort((a, b) => b.date.localeCompare(a.date))
      })
      .addCase(signedOut, () => initialState)
  },
})

export const { notificationsSeen } = notificationsSlice.actions

export const selectAllNotifications = (state: RootState) =>
  state.notifications.items

export const selectSeenUntil = (state: RootState) =>
  state.notifications.seenUntil

export const selectUnreadCount = (state: RootState) => {
  const { items, seenUntil } = state.notifications
  return items.filter(({ date }) => date > seenUntil).length
}
