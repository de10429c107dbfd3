import type { AppStartListening } from '@/app/listenerMiddleware'
import { apiSlice } from '@/features/api/apiSlice'
import { signedOut } from './sessionSlice'

export function addSessionListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: signedOut,
    effect: (_action, { dispatch }) => {
      dispatch(apiSlice.util.resetApiState())
    },
  })
}
