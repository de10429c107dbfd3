import { apiSliceWithObservers } from '@/features/observers/observersSlice'
import type { AppStore } from './store'

/** Starts loading what every page needs, before the first render. */
export function startUp(store: AppStore) {
  store.dispatch(apiSliceWithObservers.endpoints.getObservers.initiate())
}
