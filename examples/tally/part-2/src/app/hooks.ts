import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore, RootState } from './store'

/** Reads a value from the store, and knows the type of its state. */
export const useAppSelector = useSelector.withTypes<RootState>()

/** Returns the store's `dispatch`, which also accepts thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

/** Returns the store, for code that reads the state without rendering it. */
export const useAppStore = useStore.withTypes<AppStore>()
