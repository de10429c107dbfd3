// #region imports
import type { AppStartListening } from '@/app/listenerMiddleware'
import { showToast, toastSettings } from '@/components/toasts'
import { apiSlice } from '@/features/api/apiSlice'
import { errorMessage } from '@/features/api/errorMessage'

// #endregion

export function addSightingsListeners(startListening: AppStartListening) {
  startListening({
    matcher: apiSlice.endpoints.logSighting.matchFulfilled,
    effect: async (action, { delay }) => {
      const hideToast = showToast(`${action.payload.species} logged`)
      await delay(toastSettings.milliseconds)
      hideToast()
    },
  })

  // #region reaction-refused
  startListening({
    matcher: apiSlice.endpoints.addReaction.matchRejected,
    effect: async (action, { delay }) => {
      if (action.meta.aborted) return
      const hideToast = showToast(errorMessage(action.payload ?? action.error))
      await delay(toastSettings.milliseconds)
      hideToast()
    },
  })
  // #endregion
}
