import type { AppStartListening } from '@/app/listenerMiddleware'
// #region listener
import { apiSliceWithObservers } from '@/features/observers/observersSlice'
import { signedOut } from './sessionSlice'

export function addSessionListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      dispatch(apiSliceWithObservers.util.resetApiState())
      // The reset also removed what startUp had loaded.
      dispatch(apiSliceWithObservers.endpoints.getObservers.initiate())
    },
  })
}
// #endregion
