// #region imports
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { openNewsSocket } from '@/api/newsSocket'
import { newestFirst } from '@/app/newestFirst'
import type { RootState } from '@/app/store'
import { apiSlice } from '@/features/api/apiSlice'
import { signedOut } from '@/features/session/sessionSlice'
import type { ServerNotification } from './types'

// #endregion

// #region merge-news
/** Both lists in one, without repeating what is in both. */
function mergeNews(known: ServerNotification[], more: ServerNotification[]) {
  const ids = new Set(known.map(({ id }) => id))
  return newestFirst([...known, ...more.filter(({ id }) => !ids.has(id))])
}

// #endregion

// #region endpoints
export const apiSliceWithNotifications = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<ServerNotification[], void>({
      query: () => '/notifications',
      providesTags: ['Notification'],
      transformResponse: (news: ServerNotification[]) => newestFirst(news),
      merge: mergeNews,
      async onCacheEntryAdded(_arg, api) {
        try {
          await api.cacheDataLoaded
        } catch {
          return // The entry was removed before its first response.
        }
        const closeSocket = openNewsSocket({
          onOpen: () =>
            api.dispatch(apiSlice.util.invalidateTags(['Notification'])),
          onNews: (news) =>
            api.updateCachedData((known) => mergeNews(known, news)),
        })
        await api.cacheEntryRemoved
        closeSocket()
      },
    }),
    simulateNews: build.mutation<void, void>({
      query: () => ({ url: '/notifications/simulate', method: 'POST' }),
    }),
  }),
})

export const { useGetNotificationsQuery, useSimulateNewsMutation } =
  apiSliceWithNotifications
// #endregion

interface NotificationsState {
  /** The date of the newest notification that the observer has seen */
  seenUntil: string
}

const initialState: NotificationsState = { seenUntil: '' }

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationsSeen(state, action: PayloadAction<string>) {
      state.seenUntil = action.payload
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState)
  },
})

export const { notificationsSeen } = notificationsSlice.actions

const selectNotificationsResult =
  apiSliceWithNotifications.endpoints.getNotifications.select()

const noNotifications: ServerNotification[] = []

export const selectAllNotifications = (state: RootState) =>
  selectNotificationsResult(state).data ?? noNotifications

export const selectSeenUntil = (state: RootState) =>
  state.notifications.seenUntil

export const selectUnreadCount = (state: RootState) => {
  const seenUntil = selectSeenUntil(state)
  return selectAllNotifications(state).filter(({ date }) => date > seenUntil)
    .length
}
