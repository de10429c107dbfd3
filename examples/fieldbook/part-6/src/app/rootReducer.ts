import { combineSlices } from '@reduxjs/toolkit'
import { notificationsSlice } from '@/features/notifications/notificationsSlice'
import { observersSlice } from '@/features/observers/observersSlice'
import { sessionSlice } from '@/features/session/sessionSlice'
import { sightingsSlice } from '@/features/sightings/sightingsSlice'

export const rootReducer = combineSlices(
  sightingsSlice,
  observersSlice,
  sessionSlice,
  notificationsSlice,
)

export type RootState = ReturnType<typeof rootReducer>
