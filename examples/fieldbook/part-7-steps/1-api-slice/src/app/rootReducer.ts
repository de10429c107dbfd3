// #region root-reducer
import { combineSlices } from '@reduxjs/toolkit'
import { apiSlice } from '@/features/api/apiSlice'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { observersSlice } from '@/features/observers/observersSlice'
import { sessionSlice } from '@/features/session/sessionSlice'
import { sightingsSlice } from '@/features/sightings/sightingsSlice'

export const rootReducer = combineSlices(
  apiSlice,
  sightingsSlice,
  observersSlice,
  sessionSlice,
  notificationsSlice,
)
// #endregion

export type RootState = ReturnType<typeof rootReducer>
