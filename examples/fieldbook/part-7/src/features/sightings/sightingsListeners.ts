import type { AppStartListening } from '@/app/listenerMiddleware'
import { showToast, toastSettings } from '@/components/toasts'
// #region import
import { apiSlice } from '@/features/api/apiSlice'
// #endregion

export function addSightingsListeners(startListening: AppStartListening) {
  // #region logged
  startListening({
    matcher: apiSlice.endpoints.logSighting.matchFulfilled,
    effect: async (action, { delay }) => {
      // #endregion
      const hideToast = showToast(`${action.payload.species} logged`)
      await delay(toastSettings.milliseconds)
      hideToast()
    },
  })
}
