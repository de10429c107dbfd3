// #region imports
import { createEntityAdapter, createSlice } from '@reduxjs/toolkit'
import { http } from '@/api/http'
import type { RootState } from '@/app/store'
import { createAppAsyncThunk } from '@/app/withTypes'
import { signOut } from '@/features/session/sessionSlice'
import type { ClientNotification, ServerNotification } from './types'

// #endregion

// #region adapter
const notificationsAdapter = createEntityAdapter<ClientNotification>({
  sortComparer: (a, b) => b.date.localeCompare(a.date),
})

const initialState = notificationsAdapter.getInitialState()
// #endregion

// #region fetch-notifications
export const fetchNotifications = createAppAsyncThunk(
  'notifications/fetchNotifications',
  (_: undefined, { getState }) => {
    const [newest] = selectAllNotifications(getState())
    const since = newest ? `?since=${newest.date}` : ''
    return http.get<ServerNotification[]>(`/api/notifications${since}`)
  },
)
// #endregion

// #region slice
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    // #region all-read
    allNotificationsRead(state) {
      for (const notification of Object.values(state.entities)) {
        notification.read = true
      }
    },
    // #endregion
  },
  // #region arrival
  extraReducers: (builder) => {
    builder
      .addCase(fetchNotifications.fulfilled, (state, action) => {
        for (const notification of Object.values(state.entities)) {
          notification.isNew = !notification.read
        }
        const arrived = action.payload.map((notification) => ({
          ...notification,
          read: false,
          isNew: true,
        }))
        notificationsAdapter.addMany(state, arrived)
      })
      .addCase(signOut.fulfilled, () => initialState)
  },
  // #endregion
})

export const { allNotificationsRead } = notificationsSlice.actions
// #endregion

// #region selectors
export const { selectAll: selectAllNotifications } =
  notificationsAdapter.getSelectors((state: RootState) => state.notifications)
// #endregion

// #region unread-count
export const selectUnreadCount = (state: RootState) =>
  selectAllNotifications(state).filter(({ read }) => !read).length
// #endregion
