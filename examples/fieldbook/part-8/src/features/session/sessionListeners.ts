import type { AppStartListening } from '@/app/listenerMiddleware'
import { apiSliceWithObservers } from '@/features/observers/observersSlice'
import { signOut } from './sessionSlice'

export function addSessionListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: signOut.fulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(apiSliceWithObservers.util.resetApiState())
      // The reset also dropped what startUp had asked for.
      dispatch(apiSliceWithObservers.endpoints.getObservers.initiate())
    },
  })
}
