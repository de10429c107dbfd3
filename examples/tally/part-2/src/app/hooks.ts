import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppDispatch, AppStore, RootState } from './store'

/** Reads a value from the state; the selector's parameter is typed. */
export const useAppSelector = useSelector.withTypes<RootState>()

/** Sends actions and thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()

/** The store itself, for the rare handler that reads state without drawing it. */
export const useAppStore = useStore.withTypes<AppStore>()
