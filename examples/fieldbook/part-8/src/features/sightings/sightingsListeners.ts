// #region endpoints
import type { AppStartListening } from '@/app/listenerMiddleware'
import { showToast, toastSettings } from '@/components/toasts'
import { apiSlice } from '@/features/api/apiSlice'
import { errorMessage } from '@/features/api/errorMessage'

const { logSighting, addReaction } = apiSlice.endpoints
// #endregion

export function addSightingsListeners(startListening: AppStartListening) {
  // #region logged
  startListening({
    matcher: logSighting.matchFulfilled,
    effect: async (action, { delay }) => {
      const hideToast = showToast(`${action.payload.species} logged`)
      await delay(toastSettings.milliseconds)
      hideToast()
    },
  })
  // #endregion

  // #region reaction-refused
  startListening({
    matcher: addReaction.matchRejected,
    effect: async (action, { delay }) => {
      const hideToast = showToast(errorMessage(action.payload ?? action.error))
      await delay(toastSettings.milliseconds)
      hideToast()
    },
  })
  // #endregion
}
