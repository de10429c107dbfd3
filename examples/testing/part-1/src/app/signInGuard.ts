import type { Middleware } from '@reduxjs/toolkit'
import { isAction } from '@reduxjs/toolkit'
import { noticeShown } from './noticeSlice'

interface State {
  session: { name: string | null }
}

/** Stops visitors who aren't signed in from changing the journal. */
export const signInGuard: Middleware<unknown, State> =
  (store) => (next) => (action) => {
    const isChange = isAction(action) && action.type.startsWith('sightings/')
    if (isChange && !store.getState().session.name) {
      return store.dispatch(noticeShown('Sign in first'))
    }
    return next(action)
  }
