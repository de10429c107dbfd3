import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from './store'

/** Reads from the store's state, whose type it knows. */
export const useAppSelector = useSelector.withTypes<RootState>()

/** Gives the store's `dispatch`, which also takes thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
