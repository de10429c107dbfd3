import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { newestFirst } from '@/app/newestFirst'
import type { RootState } from '@/app/store'
import { apiSlice } from '@/features/api/apiSlice'
import { signedOut } from '@/features/session/sessionSlice'
import type { ServerNotification } from './types'

export const apiSliceWithNotifications = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<ServerNotification[], void>({
      query: () => '/notifications',
      transformResponse: (news: ServerNotification[]) => newestFirst(news),
    }),
    simulateNews: build.mutation<void, void>({
      query: () => ({ url: '/notifications/simulate', method: 'POST' }),
    }),
  }),
})

export const { useGetNotificationsQuery, useSimulateNewsMutation } =
  apiSliceWithNotifications

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
