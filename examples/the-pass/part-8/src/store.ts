// #region store
// #region imports
import { configureStore } from '@reduxjs/toolkit'
import filtersReducer from './features/filters/filtersSlice'
import ticketsReducer from './features/tickets/ticketsSlice'
// #endregion

// #region make-store
export function makeStore() {
  return configureStore({
    reducer: {
      tickets: ticketsReducer,
      filters: filtersReducer,
    },
  })
}
// #endregion

// #region types
export type AppStore = ReturnType<typeof makeStore>
export type AppDispatch = AppStore['dispatch']
export type RootState = ReturnType<AppStore['getState']>
// #endregion
// #endregion
