import { createListenerMiddleware } from '@reduxjs/toolkit'
import { noticeHidden, noticeShown } from './noticeSlice'

export function createNoticeListener() {
  const listener = createListenerMiddleware()
  listener.startListening({
    actionCreator: noticeShown,
    async effect(_action, { cancelActiveListeners, delay, dispatch }) {
      cancelActiveListeners()
      await delay(3000)
      dispatch(noticeHidden())
    },
  })
  return listener
}
