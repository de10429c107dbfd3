import type { AppStartListening } from '@/app/listenerMiddleware'
import { showToast, toastSettings } from '@/components/toasts'
import { logSighting } from './sightingsSlice'

export function addSightingsListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: logSighting.fulfilled,
    effect: async (action, { delay }) => {
      const hideToast = showToast(`${action.payload.species} logged`)
      await delay(toastSettings.milliseconds)
      hideToast()
    },
  })
}
