import { apiSliceWithObservers } from '@/features/observers/observersSlice'
import type { AppStore } from './store'

/** Asks for what every screen needs, before the first of them is drawn. */
export function startUp(store: AppStore) {
  store.dispatch(apiSliceWithObservers.endpoints.getObservers.initiate())
}
