import type { PayloadAction } from '@reduxjs/toolkit'
import { createSlice } from '@reduxjs/toolkit'

export const noticeSlice = createSlice({
  name: 'notice',
  initialState: { text: '' },
  reducers: {
    noticeShown(state, action: PayloadAction<string>) {
      state.text = action.payload
    },
    noticeHidden(state) {
      state.text = ''
    },
  },
})

export const { noticeShown, noticeHidden } = noticeSlice.actions
