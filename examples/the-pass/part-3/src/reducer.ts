// #region types
import { combineReducers, type Reducer } from 'redux'
import filtersReducer, {
  type FiltersAction,
  type FiltersState,
} from './features/filters/filtersSlice'
import ticketsReducer, {
  type TicketsAction,
  type TicketsState,
} from './features/tickets/ticketsSlice'

export interface RootState {
  tickets: TicketsState
  filters: FiltersState
}

export type RootAction = TicketsAction | FiltersAction
// #endregion

// #region root-reducer
export const rootReducer = combineReducers({
  tickets: ticketsReducer,
  filters: filtersReducer,
}) as Reducer<RootState, RootAction, Partial<RootState>>
// #endregion
