import { combineSlices } from '@reduxjs/toolkit'
// #region imports
import { apiSlice } from '@/features/api/apiSlice'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { observersSlice } from '@/features/observers/observersSlice'
import { sessionSlice } from '@/features/session/sessionSlice'

export const rootReducer = combineSlices(
  apiSlice,
  observersSlice,
  sessionSlice,
  notificationsSlice,
)
// #endregion

export type RootState = ReturnType<typeof rootReducer>
