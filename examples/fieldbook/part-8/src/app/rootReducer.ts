import { combineSlices } from '@reduxjs/toolkit'
import { apiSlice } from '@/features/api/apiSlice'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { sessionSlice } from '@/features/session/sessionSlice'

export const rootReducer = combineSlices(
  apiSlice,
  sessionSlice,
  notificationsSlice,
)

export type RootState = ReturnType<typeof rootReducer>
